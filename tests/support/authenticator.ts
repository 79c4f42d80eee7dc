import { generate } from 'otplib'
import { vi } from 'vitest'
import type {
  enableSecondFactorContract,
  setUpSecondFactorContract,
} from '@/lib/features/auth/second-factor/contract'
import { call } from './api'
import { adult, at } from './scene'

const STEP_SECONDS = 30
export const PASSWORD = 'correct horse'

/** Returns the authenticator code of a time step relative to now. */
export function generateCode(secret: string, steps = 0): Promise<string> {
  return generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP_SECONDS })
}

export function nextStep(steps = 1): void {
  vi.setSystemTime(Date.now() + steps * STEP_SECONDS * 1000)
}

export async function generateWrongCode(secret: string): Promise<string> {
  const codes = await Promise.all([-2, -1, 0, 1, 2].map((steps) => generateCode(secret, steps)))
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !codes.includes(code)) ?? ''
  )
}

type Person = { id: string; email: string; token: string }

export async function enableSecondFactor<P extends Person>(person: P) {
  const { token } = person
  const setUp = await call<typeof setUpSecondFactorContract>('POST /auth/second-factor', {
    token,
    body: { password: PASSWORD },
  })
  const { secret } = setUp.data
  const body = { code: await generateCode(secret) }
  const { data } = await call<typeof enableSecondFactorContract>('PUT /auth/second-factor', { token, body })
  nextStep()
  return { ...person, secret, recoveryCodes: data.recoveryCodes }
}

let minutes = 0

export async function adultWithSecondFactor() {
  minutes += 5
  at(new Date(Date.UTC(2026, 5, 1, 12, minutes)).toISOString())
  return enableSecondFactor(await adult())
}
