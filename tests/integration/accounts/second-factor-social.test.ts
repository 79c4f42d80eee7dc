import { addDays } from 'date-fns'
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
import { member } from '../../support/scene'

afterEach(() => vi.useRealTimers())

type Person = Awaited<ReturnType<typeof adultWithSecondFactor>>

const caller = { locale: 'en' as const, userAgent: null, ifNoneMatch: null }

async function comeBack({ id, email }: Person, invitationToken?: string) {
  const person = { subject: `subject of ${id}`, email, name: 'Ana Souza' }
  return signInWithProvider({ provider: 'google', person, invitationToken }, caller)
}

/** Provider sign-in with a proved address. */
async function adultWithTicket(familyId?: string) {
  const ana = await adultWithSecondFactor()
  const invitation = familyId && { familyId, email: ana.email, expiresAt: addDays(new Date(), 1) }
  const invited = invitation ? await db().invitation.create({ data: invitation }) : null
  await db().user.update({ where: { id: ana.id }, data: { emailVerifiedAt: new Date() } })
  const entered = await comeBack(ana, invited?.id)
  if (!('ticket' in entered)) throw new Error('The provider alone has signed in')
  return { ...ana, ticket: entered.ticket }
}

const finish = (ticket: string, code: string) =>
  call<typeof signInWithTicketContract>('POST /auth/social-login/code', { body: { ticket, code } })

it('a provider alone creates no session or identity for an account with a second factor', async () => {
  const ana = await adultWithTicket()
  expect(await db().session.count({ where: { userId: ana.id } })).toBe(1)
  expect(await db().identity.count({ where: { userId: ana.id } })).toBe(0)
})

it('a sign-in ticket with a correct code creates a session that has the second factor', async () => {
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

it('a sign-in ticket contains the invitation, in a claim that other versions also read', async () => {
  const { familyId } = await member()
  const ana = await adultWithTicket(familyId)
  const [value = ''] = ana.ticket.split('.')
  expect(JSON.parse(Buffer.from(value, 'base64url').toString())).toHaveProperty('invitation')
  const { data } = await finish(ana.ticket, await generateCode(ana.secret))
  expect(data.user.familyId).toBe(familyId)
})

it('a damaged, foreign or expired sign-in ticket is rejected', async () => {
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

it('a sign-in ticket is rejected after the account was deactivated', async () => {
  const ana = await adultWithTicket()
  await db().user.update({ where: { id: ana.id }, data: { status: 'inactive' } })
  expect((await finish(ana.ticket, await generateCode(ana.secret))).error.code).toBe('account_inactive')
})

it('a provider that verifies an address removes the second factor of its earlier, unverified holder', async () => {
  const squatter = await adultWithSecondFactor()
  await db().user.update({ where: { id: squatter.id }, data: { emailVerifiedAt: null } })
  expect(await comeBack(squatter)).toHaveProperty('token')
  expect(await db().secondFactor.count({ where: { userId: squatter.id } })).toBe(0)
  const body = { email: squatter.email, password: PASSWORD }
  expect((await call('POST /auth/login', { body })).status).toBe(401)
})
