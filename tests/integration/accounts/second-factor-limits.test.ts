import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { signInWithProvider, signInWithTicket } from '@/lib/features/auth/social/service'
import { db } from '@/lib/platform/db/client'
import type { AppError } from '@/lib/platform/errors/app-error'
import { call } from '../../support/api'
import { adultWithSecondFactor, generateCode, generateWrongCode, PASSWORD } from '../../support/authenticator'

const TRIES = 3

beforeAll(() => {
  process.env.RATE_LIMIT_LOGIN = String(TRIES)
})
afterEach(() => vi.useRealTimers())

type Person = Awaited<ReturnType<typeof adultWithSecondFactor>>

const from = (address: string) => ({ 'x-forwarded-for': address })
const here = from('10.1.0.1')

const signIn = ({ email }: Person, code?: string, headers = here) =>
  call('POST /auth/login', { headers, body: { email, password: PASSWORD, code } })

it('wrong codes count as failed sign-ins, after which that IP address gets 429 for correct ones', async () => {
  const ana = await adultWithSecondFactor()
  const wrong = await generateWrongCode(ana.secret)
  for (let n = 0; n < TRIES; n += 1) expect((await signIn(ana, wrong)).status).toBe(401)
  for (const code of [await generateCode(ana.secret), ana.recoveryCodes[0], undefined]) {
    const refused = await signIn(ana, code)
    expect([refused.status, refused.error.code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect((await signIn(ana, await generateCode(ana.secret), from('10.2.0.2'))).status).toBe(200)
})

it('wrong passwords and wrong codes share one limit, also in simultaneous requests', async () => {
  const ana = await adultWithSecondFactor()
  const wrong = await generateWrongCode(ana.secret)
  await call('POST /auth/login', { headers: here, body: { email: ana.email, password: 'wrong' } })
  const burst = await Promise.all(Array.from({ length: 5 }, () => signIn(ana, wrong)))
  expect(burst.map(({ status }) => status).sort()).toEqual([401, 401, 429, 429, 429])
})

it('a sign-in without a code does not count as a failed attempt', async () => {
  const ana = await adultWithSecondFactor()
  for (let n = 0; n <= TRIES; n += 1) expect((await signIn(ana)).error.code).toBe('second_factor_required')
  expect((await signIn(ana, await generateCode(ana.secret))).status).toBe(200)
})

it('wrong codes are limited when a stolen session tries to disable the second factor', async () => {
  const ana = await adultWithSecondFactor()
  const disable = async (code: string) =>
    (
      await call('DELETE /auth/second-factor', {
        token: ana.token,
        headers: here,
        body: { password: PASSWORD, code },
      })
    ).status
  const wrong = await generateWrongCode(ana.secret)
  for (let n = 0; n < TRIES; n += 1) expect(await disable(wrong)).toBe(422)
  expect(await disable(await generateCode(ana.secret))).toBe(429)
})

it('wrong codes of a provider sign-in count toward the limit of the account', async () => {
  const ana = await adultWithSecondFactor()
  await db().user.update({ where: { id: ana.id }, data: { emailVerifiedAt: new Date() } })
  const caller = { locale: 'en' as const, userAgent: null, ifNoneMatch: null }
  const person = { subject: 'limits', email: ana.email, name: 'Ana' }
  const entered = await signInWithProvider({ provider: 'google', person }, caller)
  const ticket = 'ticket' in entered ? entered.ticket : ''
  const enter = async (code: string) => {
    const result = signInWithTicket({ ticket, code }, caller)
    return result.then(
      () => 'signed in',
      (error: AppError) => error.code,
    )
  }
  const wrong = await generateWrongCode(ana.secret)
  for (let n = 0; n < TRIES; n += 1) expect(await enter(wrong)).toBe('second_factor_required')
  expect(await enter(await generateCode(ana.secret))).toBe('too_many_requests')
})
