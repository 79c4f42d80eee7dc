import { addDays } from 'date-fns'
import { generate } from 'otplib'
import type {
  enableSecondFactorContract,
  setUpSecondFactorContract,
} from '@/lib/features/auth/second-factor/contract'
import { createUnsubscribeUrls } from '@/lib/features/notifications/unsubscribe/service'
import { db } from '@/lib/platform/db/client'
import { call } from '../support/api'
import { ANYONE, answers, ONESELF, OWN_FAMILY, OWN_FAMILY_MAKES, type Row, SIGNED_IN } from './row'
import { type Caller, PASSWORD, restDay, type World } from './world'

let count = 0
const freshEmail = () => `row${++count}@example.com`

const family = ({ family: { id } }: World) => ({ id })
const member = ({ callers }: World) => ({ id: callers.member.id })
const kidBody = () => ({ name: 'Theo', birthDate: '2020-02-29' })

const unsubscribeToken = ({ callers }: World) => ({
  token: createUnsubscribeUrls(callers.member.id, 'reminder').oneClick.split('/').at(-1) ?? '',
})

async function invitation(world: World, email = freshEmail()): Promise<string> {
  const { id } = await db().invitation.create({
    data: {
      email,
      familyId: world.family.id,
      invitedById: world.callers.member.id,
      expiresAt: addDays(new Date(), 14),
    },
  })
  return id
}

async function memberSession({ callers }: World): Promise<{ id: string }> {
  const data = { userId: callers.member.id, remember: false, expiresAt: addDays(new Date(), 1) }
  return { id: (await db().session.create({ data })).id }
}

async function pendingCode({ token }: Caller): Promise<string> {
  if (!token) return '123456'
  const body = { password: PASSWORD }
  const { data } = await call<typeof setUpSecondFactorContract>('POST /auth/second-factor', { token, body })
  return data ? generate({ secret: data.secret }) : '123456'
}

async function recoveryCode(caller: Caller): Promise<string> {
  const body = { code: await pendingCode(caller) }
  const { token } = caller
  const { data } = await call<typeof enableSecondFactorContract>('PUT /auth/second-factor', { token, body })
  return data?.recoveryCodes[0] ?? '123456'
}

const ALL = (status: number) => answers(status, status, status, status, status, status)

export const ACCOUNTS: Record<string, Row> = {
  'POST /auth/register': {
    expected: ALL(201),
    body: () => ({ name: 'Nora Lima', email: freshEmail(), password: PASSWORD }),
  },
  'POST /auth/login': {
    expected: ANYONE,
    body: ({ partner }) => ({ email: partner.email, password: PASSWORD }),
  },
  'POST /auth/social-login': {
    expected: ALL(503),
    body: () => ({ provider: 'google', socialId: '1', email: freshEmail(), idToken: 'x' }),
  },
  'POST /auth/social-login/code': {
    expected: ALL(422),
    body: () => ({ ticket: 'not-a-ticket', code: '123456' }),
  },
  'POST /auth/second-factor': { expected: SIGNED_IN, body: () => ({ password: PASSWORD }) },
  'PUT /auth/second-factor': {
    expected: SIGNED_IN,
    body: async (_, caller) => ({ code: await pendingCode(caller) }),
  },
  'DELETE /auth/second-factor': {
    expected: SIGNED_IN,
    body: async (_, caller) => ({ password: PASSWORD, code: await recoveryCode(caller) }),
  },
  'POST /auth/logout': { expected: ANYONE },
  'GET /auth/me': { expected: SIGNED_IN },
  'GET /auth/check-admin': { expected: SIGNED_IN },
  'POST /auth/forgot-password': { expected: ANYONE, body: () => ({ email: freshEmail() }) },
  'POST /auth/reset-password': {
    expected: ALL(422),
    body: () => ({ token: 'not-a-token', password: PASSWORD }),
  },
  'POST /auth/one-time-sign-in': { expected: ALL(422), body: () => ({ token: 'not-a-token' }) },
  'POST /auth/verify-email': {
    expected: answers(401, 401, 422, 422, 422, 422),
    body: () => ({ token: 'not-a-token' }),
  },
  'POST /auth/pending-family': {
    expected: answers(401, 401, 404, 404, 404, 404),
    body: () => ({ keep: true }),
  },
  'POST /auth/verify-email/resend': { expected: SIGNED_IN },
  'POST /auth/confirm': { expected: SIGNED_IN, body: () => ({ password: PASSWORD }) },
  'GET /auth/sessions': { expected: SIGNED_IN },
  'DELETE /auth/sessions': { expected: SIGNED_IN },
  'DELETE /auth/sessions/{id}': { expected: ONESELF, params: memberSession },
  'PUT /auth/password': {
    expected: SIGNED_IN,
    body: () => ({ password: PASSWORD, newPassword: 'another short sentence' }),
  },
  'PUT /auth/email': { expected: SIGNED_IN, body: () => ({ password: PASSWORD, email: freshEmail() }) },

  'GET /user/uuid/{uuid}': {
    expected: ANYONE,
    params: async (world) => ({ uuid: await invitation(world) }),
  },
  'POST /user/uuid/{uuid}/accept': {
    expected: answers(401, 401, 200, 409, 409, 200),
    params: async (world, { email }) => ({ uuid: await invitation(world, email || freshEmail()) }),
  },
  'GET /user/{id}': { expected: SIGNED_IN, params: member },
  'PUT /user/{id}': {
    expected: ONESELF,
    params: member,
    body: () => ({ firstName: 'Ana', familyName: 'Souza' }),
  },
  'PUT /user/{id}/privacy': {
    expected: ONESELF,
    params: member,
    body: () => ({ feedPrivacy: 'followers', showChildPhotos: false }),
  },
  'GET /user/{id}/notifications': { expected: ONESELF, params: member },
  'PUT /user/{id}/notifications': {
    expected: ONESELF,
    params: member,
    body: () => ({ reminderAt: '18:00', mail: ['reminder'] }),
  },
  'GET /unsubscribe/{token}': { expected: ANYONE, params: unsubscribeToken },
  'POST /unsubscribe/{token}': { expected: ANYONE, params: unsubscribeToken },
  'GET /user/{id}/export': { expected: ONESELF, params: member },
  'DELETE /user/{id}': { expected: ONESELF, params: member, body: () => ({ password: PASSWORD }) },

  'POST /families/create': {
    expected: answers(401, 401, 201, 409, 409, 201),
    body: () => ({ name: 'Nova', timezone: 'America/Sao_Paulo' }),
  },
  'POST /families/join': {
    expected: answers(401, 401, 200, 409, 409, 200),
    body: ({ family: { joinCode } }) => ({ uniqueCode: joinCode }),
  },
  'GET /families/{id}': { expected: answers(401, 401, 404, 404, 200, 200), params: family },
  'PUT /families/{id}': { expected: OWN_FAMILY, params: family, body: () => ({ timezone: 'Europe/Lisbon' }) },
  'PUT /families/{id}/name': { expected: OWN_FAMILY, params: family, body: () => ({ name: 'Os Souza' }) },
  'POST /families/{id}/code': { expected: OWN_FAMILY, params: family },
  'POST /families/{id}/adults': {
    expected: OWN_FAMILY_MAKES,
    params: family,
    body: () => ({ email: freshEmail() }),
  },
  'DELETE /families/{id}/invitations': {
    expected: OWN_FAMILY,
    params: family,
    body: async (world) => {
      const id = await invitation(world)
      return { email: (await db().invitation.findUniqueOrThrow({ where: { id } })).email }
    },
  },
  'POST /families/{id}/leave': { expected: OWN_FAMILY, params: family, body: () => ({}) },
  'DELETE /families/{id}/adults/{adultId}': {
    expected: OWN_FAMILY,
    params: (world) => ({ ...family(world), adultId: world.partner.id }),
  },
  'POST /families/{id}/kids': { expected: OWN_FAMILY_MAKES, params: family, body: kidBody },
  'PUT /families/{id}/kids/{kidId}': {
    expected: OWN_FAMILY,
    params: (world) => ({ ...family(world), kidId: world.kid.id }),
    body: kidBody,
  },
  'DELETE /families/{id}/kids/{kidId}': {
    expected: OWN_FAMILY,
    params: (world) => ({ ...family(world), kidId: world.kid.id }),
  },
  'GET /families/{id}/kids/{kidId}/history': {
    expected: OWN_FAMILY,
    params: (world) => ({ ...family(world), kidId: world.kid.id }),
  },
  'GET /families/{id}/progress': { expected: OWN_FAMILY, params: family },
  'GET /families/{id}/calendar': { expected: OWN_FAMILY, params: family },
  'POST /families/{id}/calendar': { expected: OWN_FAMILY, params: family },
  'DELETE /families/{id}/calendar': { expected: OWN_FAMILY, params: family },
  'GET /calendar/{file}': { expected: ALL(404), params: () => ({ file: `${'a'.repeat(32)}.ics` }) },
  'GET /families/{id}/goal': { expected: OWN_FAMILY, params: family },
  'POST /families/{id}/goal': {
    expected: OWN_FAMILY_MAKES,
    params: family,
    body: () => ({ name: 'Picnic', leaves: 20 }),
  },
  'DELETE /families/{id}/goal': {
    expected: OWN_FAMILY,
    params: family,
    query: '?goal=00000000-0000-4000-8000-000000000000',
  },
  'GET /families/{id}/recap': { expected: OWN_FAMILY, params: family, query: '?week=2026-W40' },
  'GET /families/{id}/progress/why': { expected: OWN_FAMILY, params: family, query: '?what=points' },
  'GET /families/{id}/today': { expected: OWN_FAMILY, params: family },
  'PUT /families/{id}/rest-days/{date}': {
    expected: OWN_FAMILY,
    params: (world) => ({ ...family(world), date: restDay() }),
  },
  'DELETE /families/{id}/rest-days/{date}': {
    expected: OWN_FAMILY,
    params: (world) => ({ ...family(world), date: restDay() }),
  },
}
