import { afterEach, expect, it, vi } from 'vitest'
import type { signInWithTicketContract } from '@/lib/features/auth/social/contract'
import { signInWithProvider } from '@/lib/features/auth/social/service'
import { db } from '@/lib/platform/db/client'
import { call } from '../../support/api'
import {
  adultWithSecondFactor,
  generateCode,
  generateWrongCode,
  nextStep,
  PASSWORD,
} from '../../support/authenticator'

afterEach(() => vi.useRealTimers())

type Person = Awaited<ReturnType<typeof adultWithSecondFactor>>

const caller = { locale: 'en' as const, userAgent: null, ifNoneMatch: null }

async function comeBack({ id, email }: Person) {
  const person = { subject: `subject of ${id}`, email, name: 'Ana Souza' }
  return signInWithProvider({ provider: 'google', person }, caller)
}

/** Provider sign-in with a proved address. */
async function adultWithTicket() {
  const ana = await adultWithSecondFactor()
  await db().user.update({ where: { id: ana.id }, data: { emailVerifiedAt: new Date() } })
  const entered = await comeBack(ana)
  if (!('ticket' in entered)) throw new Error('The provider alone has signed in')
  return { ...ana, ticket: entered.ticket }
}

const finish = (ticket: string, code: string) =>
  call<typeof signInWithTicketContract>('POST /auth/social-login/code', { body: { ticket, code } })

it('a provider alone opens no session of an account with a second factor, and links nothing', async () => {
  const ana = await adultWithTicket()
  expect(await db().session.count({ where: { userId: ana.id } })).toBe(1)
  expect(await db().identity.count({ where: { userId: ana.id } })).toBe(0)
})

it('the ticket signs in with a code, and the session has the second factor', async () => {
  const ana = await adultWithTicket()
  const wrong = await finish(ana.ticket, await generateWrongCode(ana.secret))
  expect([wrong.status, wrong.error.code, Object.keys(wrong.error.fields ?? {})]).toEqual([
    401,
    'second_factor_required',
    ['code'],
  ])
  expect(await db().failedSignIn.count({ where: { accountId: ana.id } })).toBe(1)
  const { status, data, headers } = await finish(ana.ticket, await generateCode(ana.secret))
  expect([status, data.user.id]).toEqual([200, ana.id])
  expect(headers.getSetCookie().length).toBeGreaterThan(0)
  expect((await call('GET /auth/me', { token: data.token })).status).toBe(200)
  expect(await db().identity.count({ where: { userId: ana.id } })).toBe(1)
  const given = { userId: ana.id, secondFactorAt: { not: null } }
  expect(await db().session.count({ where: given })).toBe(2)
  expect((await finish(ana.ticket, ana.recoveryCodes[0] ?? '')).status).toBe(200)
})

it('a damaged, foreign or late ticket signs in nobody', async () => {
  const [ana, rui] = [await adultWithTicket(), await adultWithTicket()]
  const code = await generateCode(rui.secret)
  const [value = '', ...rest] = rui.ticket.split('.')
  const forged = Buffer.from(value, 'base64url').toString().replace(rui.email, ana.email)
  const tickets = ['x', `${rui.ticket}x`, [Buffer.from(forged).toString('base64url'), ...rest].join('.')]
  for (const ticket of tickets) {
    const refused = await finish(ticket, code)
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([422, ['ticket']])
  }
  expect((await finish(ana.ticket, code)).status).toBe(401)
  nextStep(20)
  expect((await finish(rui.ticket, await generateCode(rui.secret))).status).toBe(422)
})

it('an account that was deactivated meanwhile is not signed in to', async () => {
  const ana = await adultWithTicket()
  await db().user.update({ where: { id: ana.id }, data: { status: 'inactive' } })
  expect((await finish(ana.ticket, await generateCode(ana.secret))).error.code).toBe('account_inactive')
})

it('whoever proves an unproved address is not asked for the code of who did not', async () => {
  const squatter = await adultWithSecondFactor()
  await db().user.update({ where: { id: squatter.id }, data: { emailVerifiedAt: null } })
  expect(await comeBack(squatter)).toHaveProperty('token')
  expect(await db().secondFactor.count({ where: { userId: squatter.id } })).toBe(0)
  const body = { email: squatter.email, password: PASSWORD }
  expect((await call('POST /auth/login', { body })).status).toBe(401)
})
