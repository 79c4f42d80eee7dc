import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { registerContract, signInContract } from '@/lib/features/auth/contract'
import { env } from '@/lib/platform/config/env'
import { localDateAt, startOfIsoWeek } from '@/lib/platform/dates/local-date'
import { db } from '@/lib/platform/db/client'
import { call } from '../../support/api'
import { openMailbox } from '../../support/mailbox'
import { adult, challenge, complete, member, undo, unusedPhoto } from '../../support/scene'

const TIMES = 20
const PASSWORD = 'correct horse'

let mailbox: Awaited<ReturnType<typeof openMailbox>>
beforeAll(async () => {
  mailbox = await openMailbox()
  Object.assign(env(), { SMTP_URL: mailbox.url })
})
afterAll(() => mailbox.close())

async function atOnce(ask: () => Promise<{ status: number }>, times = TIMES) {
  const insist = async (): Promise<{ status: number }> => {
    const answer = await ask()
    return answer.status === 503 ? insist() : answer
  }
  const answers = await Promise.all(Array.from({ length: times }, insist))
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

const monday = () => startOfIsoWeek(localDateAt(new Date(), 'UTC'))

describe('the same request sent many times simultaneously', () => {
  it('creates one account', async () => {
    const body = { name: 'A B', email: 'once@example.com', password: PASSWORD }
    expect(await atOnce(() => call('POST /auth/register', { body }), 6)).toEqual({ 201: 1, 409: 5 })
    expect(await db().user.count({ where: { email: body.email } })).toBe(1)
  })

  it('creates one family, and lets a user join another family once', async () => {
    const { token, id } = await adult()
    const create = { name: 'Leaf', timezone: 'UTC' }
    expect(await atOnce(() => call('POST /families/create', { token, body: create }))).toEqual({
      201: 1,
      409: 19,
    })
    expect(await db().family.count({ where: { createdById: id } })).toBe(1)
    const [ana, rui] = [await member(), await adult()]
    const join = () => call('POST /families/join', { token: rui.token, body: { uniqueCode: ana.joinCode } })
    expect(await atOnce(join)).toEqual({ 200: 1, 409: 19 })
    expect(await db().user.count({ where: { familyId: ana.familyId } })).toBe(2)
  })

  it('completes a task once, with one photo, and undoes it once', async () => {
    const ana = await member()
    const week = await challenge(monday())
    const body = { photoId: await unusedPhoto(ana.id) }
    const address = `/challenges/${week.id}/tasks/${week.task(1)}/complete`
    const counts = await atOnce(() => call(`POST ${address}`, { token: ana.token, body }))
    expect(counts[201]).toBe(1)
    expect(Object.keys(counts).filter((status) => Number(status) >= 500)).toEqual([])
    expect(await db().completion.count({ where: { familyId: ana.familyId } })).toBe(1)
    await atOnce(() => undo(ana, week.id, week.task(1)))
    const entries = await db().pointEntry.findMany({ where: { familyId: ana.familyId } })
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  })

  it('uses a photo for one task only, and not for an avatar afterwards', async () => {
    const ana = await member()
    const week = await challenge(monday())
    const photoId = await unusedPhoto(ana.id)
    let day = 0
    const spend = () => {
      day += 1
      return complete(ana, week.id, week.task(1 + (day % 2)), { photoId })
    }
    expect((await atOnce(spend, 8))[201]).toBe(1)
    const face = await call(`PUT /user/${ana.id}`, { token: ana.token, body: { avatarPhotoId: photoId } })
    expect(face.status).toBe(422)
    expect(await db().completion.count({ where: { photoId } })).toBe(1)
  })

  it('uses a password reset link once', async () => {
    const { email } = await adult()
    await call('POST /auth/forgot-password', { body: { email } })
    const token = await mailbox.mailed(email)
    const reset = () => call('POST /auth/reset-password', { body: { token, password: PASSWORD } })
    expect(await atOnce(reset, 8)).toEqual({ 200: 1, 422: 7 })
    const attempt = await call<typeof signInContract>('POST /auth/login', {
      body: { email, password: PASSWORD },
    })
    const verify = { token: attempt.data.token, body: { token } }
    expect((await call('POST /auth/verify-email', verify)).status).toBe(422)
  })

  it('creates one invitation, which is accepted once', async () => {
    const [ana, rui] = [await member(), await adult()]
    const body = { email: rui.email }
    const invite = () => call(`POST /families/${ana.familyId}/adults`, { token: ana.token, body })
    expect(await atOnce(invite)).toEqual({ 201: TIMES })
    const [invitation, ...others] = await db().invitation.findMany({ where: body })
    expect(others).toEqual([])
    const accept = () => call(`POST /user/uuid/${invitation?.id}/accept`, { token: rui.token })
    const counts = await atOnce(accept)
    expect(Object.keys(counts).filter((status) => Number(status) >= 500)).toEqual([])
    const joined = { familyId: ana.familyId, userId: rui.id }
    expect(await db().activity.count({ where: { ...joined, kind: 'joined_family' } })).toBe(1)
  })

  it('erases an account once, and its sessions are then unauthenticated', async () => {
    const ana = await member()
    const erase = () =>
      call(`DELETE /user/${ana.id}`, { token: ana.token, body: { password: PASSWORD, deleteFamily: true } })
    const counts = await atOnce(erase, 5)
    expect(Object.keys(counts).filter((status) => Number(status) >= 500)).toEqual([])
    expect(await db().user.count({ where: { id: ana.id } })).toBe(0)
    expect((await call('GET /auth/me', { token: ana.token })).status).toBe(401)
    const late = await call('POST /families/create', { token: ana.token, body: { name: 'Again' } })
    expect(late.status).toBe(401)
  })
})

describe('an old session', () => {
  it('is unauthenticated after sign-out, both as token and as cookie', async () => {
    const { token } = await adult()
    await call('POST /auth/logout', { token })
    const headers = { cookie: `next-auth.session-token=${token}`, 'sec-fetch-site': 'same-origin' }
    for (const sent of [{ token }, { headers }]) {
      expect((await call('GET /auth/me', sent)).status).toBe(401)
      expect((await call('POST /families/create', { ...sent, body: { name: 'Ghost' } })).status).toBe(401)
    }
  })

  it('is unauthenticated after the password has changed', async () => {
    const { token, email } = await adult()
    const other = await call<typeof signInContract>('POST /auth/login', {
      body: { email, password: PASSWORD },
    })
    const body = { password: PASSWORD, newPassword: 'another short sentence' }
    expect((await call('PUT /auth/password', { token, body })).status).toBe(200)
    for (const old of [token, other.data.token])
      expect((await call('GET /auth/me', { token: old })).status).toBe(401)
  })

  it('loses administrator rights as soon as the account loses them', async () => {
    const { id, email } = await adult()
    await db().user.update({ where: { id }, data: { isAdmin: true } })
    const { data } = await call<typeof signInContract>('POST /auth/login', {
      body: { email, password: PASSWORD },
    })
    expect((await call('GET /admin/users', { token: data.token })).status).toBe(200)
    await db().user.update({ where: { id }, data: { isAdmin: false } })
    expect((await call('GET /admin/users', { token: data.token })).status).toBe(403)
  })

  it('is ended and replaced when another user signs in in the same browser', async () => {
    const [mallory, ana] = [await adult(), await adult()]
    const headers = { cookie: `next-auth.session-token=${mallory.token}`, 'sec-fetch-site': 'same-origin' }
    const body = { email: ana.email, password: PASSWORD }
    const answer = await call<typeof registerContract>('POST /auth/login', { body, headers })
    expect(answer.data.token).not.toBe(mallory.token)
    expect(answer.data.user.id).toBe(ana.id)
    expect(answer.headers.getSetCookie()[0]).toContain(answer.data.token)
    // The browser's earlier session ends with its cookie.
    expect((await call('GET /auth/me', { token: mallory.token })).status).toBe(401)
  })
})
