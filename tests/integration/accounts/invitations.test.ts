import { addHours } from 'date-fns'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { acceptForMeContract } from '@/lib/features/auth/acceptance/contract'
import type { registerContract, signInContract } from '@/lib/features/auth/contract'
import type { readInvitationContract } from '@/lib/features/auth/invitations/contract'
import type { readFamilyContract } from '@/lib/features/families/contract'
import { env } from '@/lib/platform/config/env'
import { addDays } from '@/lib/platform/dates/local-date'
import { db } from '@/lib/platform/db/client'
import { call } from '../../support/api'
import { openMailbox } from '../../support/mailbox'
import { adult, type Member, member } from '../../support/scene'

let mailbox: Awaited<ReturnType<typeof openMailbox>>
const password = 'correct horse'

beforeAll(async () => {
  mailbox = await openMailbox()
  Object.assign(env(), { SMTP_URL: mailbox.url })
})
afterAll(() => mailbox.close())
afterEach(() => {
  vi.useRealTimers()
  Object.assign(env(), { REQUIRE_VERIFIED_EMAIL: false })
})

const invite = (by: Member, email: string, more: object = {}) =>
  call(`POST /families/${by.familyId}/adults`, { token: by.token, body: { email, ...more } })
const register = (body: object) => call<typeof registerContract>('POST /auth/register', { body })
const read = (uuid: string) => call<typeof readInvitationContract>(`GET /user/uuid/${uuid}`)

async function invited(by: Member, email: string): Promise<string> {
  expect((await invite(by, email)).status).toBe(201)
  return mailbox.mailed(email)
}

describe('an invitation', () => {
  it('is written in the language that the inviter picks, with each name once', async () => {
    const ana = await member()
    await db().user.update({
      where: { id: ana.id },
      data: { firstName: 'Ana', familyName: 'Prado', language: 'en' },
    })
    await db().family.update({ where: { id: ana.familyId }, data: { name: 'Família Alves' } })
    const opening = { en: 'Hello,', 'pt-BR': 'Olá,' }
    for (const language of ['pt-BR', 'en'] as const) {
      const email = `${language.toLowerCase()}@picked.example`
      expect((await invite(ana, email, { language })).status).toBe(201)
      await mailbox.mailed(email)
      const { text = '', html = '' } = mailbox.last(email) ?? {}
      expect(text.startsWith(opening[language])).toBe(true)
      expect(html).toContain(`<html lang="${language}">`)
      for (const name of ['Ana Prado', 'Família Alves']) expect(text.split(name)).toHaveLength(2)
      expect(text).not.toMatch(/fam[ií]l(ia|y) Família/)
    }
    expect((await invite(ana, 'fr@picked.example', { language: 'fr' })).status).toBe(422)
  })

  it('isolates names that are written from right to left', async () => {
    const ana = await member()
    await db().family.update({ where: { id: ana.familyId }, data: { name: 'משפחת כהן 3' } })
    await invited(ana, 'rtl@picked.example')
    expect(mailbox.last('rtl@picked.example')?.text).toContain('\u2068משפחת כהן 3\u2069')
    expect(mailbox.last('rtl@picked.example')?.subject).not.toContain('\u2068')
  })

  it('reaches an address with capitals, spaces or an accented domain', async () => {
    const ana = await member()
    for (const [typed, address] of [
      [' Tia.Bia@Picked.Example ', 'tia.bia@picked.example'],
      ['vo@pão.example', 'vo@xn--po-sia.example'],
    ] as const) {
      const { status, data } = await invite(ana, typed)
      expect([status, data]).toMatchObject([201, { email: address }])
    }
  })

  it('adds a newly registered adult to the family once, only with the invited address', async () => {
    const ana = await member()
    const uuid = await invited(ana, 'rui@example.com')
    await db().user.update({ where: { id: ana.id }, data: { firstName: 'Ana' } })
    await db().family.update({ where: { id: ana.familyId }, data: { name: 'Família Alves' } })
    const { data } = await read(uuid)
    expect(data).toMatchObject({ inviter: 'Ana', family: 'Família Alves' })
    expect(data.user).toEqual({ email: 'rui@example.com', firstName: '' })
    const body = { name: 'Rui Souza', email: 'rui@example.com', password }
    const wrong = await register({ ...body, email: 'other@example.com', uuid })
    expect(wrong).toMatchObject({ status: 422, error: { code: 'invitation_email_mismatch' } })
    const answer = await register({ ...body, uuid })
    expect(answer.status).toBe(201)
    expect(answer.data.user.familyId).toBe(ana.familyId)
    const user = await db().user.findUniqueOrThrow({ where: { email: 'rui@example.com' } })
    expect(user.emailVerifiedAt).not.toBeNull()
    expect((await read(uuid)).status).toBe(404)
    const again = await register({ ...body, email: 'rui@example.com', uuid })
    expect(again.error.fields).toHaveProperty('uuid')
  })

  it('can be accepted with its signed token, which is no session and lasts an hour', async () => {
    const ana = await member()
    const { token } = (await read(await invited(ana, 'eva@example.com'))).data
    expect((await call('GET /auth/me', { token })).status).toBe(401)
    const body = { name: 'Eva', email: 'eva@example.com', password }
    expect((await register({ ...body, uuid: `${token}x` })).status).toBe(422)
    vi.useFakeTimers({ toFake: ['Date'], now: addHours(new Date(), 2) })
    expect((await register({ ...body, uuid: token })).status).toBe(422)
    vi.useRealTimers()
    expect((await register({ ...body, uuid: token })).data.user.familyId).toBe(ana.familyId)
  })

  it('expires after 14 days, and works again when its expiry is extended', async () => {
    const ana = await member()
    const uuid = await invited(ana, 'late@example.com')
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${addDays(today(), 15)}T00:00:00Z`) })
    expect((await read(uuid)).status).toBe(404)
    await db().session.updateMany({ data: { expiresAt: addHours(new Date(), 1) } })
    const link = await db().invitation.findFirstOrThrow({ where: { email: 'late@example.com' } })
    await db().invitation.update({ where: { id: link.id }, data: { expiresAt: addHours(new Date(), 1) } })
    expect((await read(uuid)).status).toBe(200)
    expect((await read('7b0e1a04-1c7d-4f0b-9b5e-3a1f6f3c2d11')).status).toBe(404)
  })

  it('lets a user with an account join by signing in, unless they have a family', async () => {
    const ana = await member()
    const leo = await adult()
    const uuid = await invited(ana, leo.email)
    expect((await register({ name: 'X', email: leo.email, password, uuid })).status).toBe(409)
    const signIn = (body: object) => call<typeof signInContract>('POST /auth/login', { body })
    const joined = await signIn({ email: leo.email, password, uuid })
    expect(joined.data.user.familyId).toBe(ana.familyId)
    // The link came from the mailbox, so the address is proved, and earlier sessions end.
    expect(await db().user.findUnique({ where: { id: leo.id } })).toMatchObject({
      emailVerifiedAt: expect.any(Date),
    })
    expect((await call('GET /auth/me', { token: leo.token })).status).toBe(401)
    expect((await call('GET /auth/me', { token: joined.data.token })).status).toBe(200)
    const other = await member()
    expect((await invite(ana, other.email)).status).toBe(201)
    await mailbox.mailed(other.email)
    expect(mailbox.last(other.email)?.text).not.toContain('/u/')
    const row = await db().invitation.findFirstOrThrow({ where: { email: other.email } })
    const stays = await signIn({ email: other.email, password, uuid: row.id })
    expect(stays.data.user.familyId).toBe(other.familyId)
  })

  it('can be accepted once by the signed-in invited user, and by no other user', async () => {
    const [ana, leo, other] = [await member(), await adult(), await adult()]
    const uuid = await invited(ana, leo.email)
    const accept = (token: string, id = uuid) =>
      call<typeof acceptForMeContract>(`POST /user/uuid/${id}/accept`, { token })
    expect(await accept(other.token)).toMatchObject({
      status: 422,
      error: { code: 'invitation_email_mismatch' },
    })
    expect((await accept(leo.token, '7b0e1a04-1c7d-4f0b-9b5e-3a1f6f3c2d11')).status).toBe(404)
    const both = await Promise.all([accept(leo.token), accept(leo.token)])
    expect(both.filter(({ status }) => status === 200)).toMatchObject([{ data: { id: ana.familyId } }])
    expect((await accept(leo.token)).status).toBe(404)
    expect((await call('GET /auth/me', { token: leo.token })).data).toMatchObject({ familyId: ana.familyId })
    const busy = await member()
    await db().invitation.create({
      data: { email: busy.email, familyId: ana.familyId, expiresAt: addHours(new Date(), 1) },
    })
    const { id } = await db().invitation.findFirstOrThrow({ where: { email: busy.email } })
    expect((await accept(busy.token, id)).error.code).toBe('already_in_family')
  })

  it('contains no links made from the names of its sender and family', async () => {
    const ana = await member()
    const put = (path: string, body: object) => call(`PUT ${path}`, { token: ana.token, body })
    await put(`/user/${ana.id}`, { firstName: 'http://evil.example', familyName: 'thief@evil.com' })
    await put(`/families/${ana.familyId}/name`, { name: 'www.evil.com' })
    const uuid = await invited(ana, 'bait@example.com')
    const { subject = '', text = '', html = '' } = mailbox.last('bait@example.com') ?? {}
    for (const part of [subject, text, html]) {
      expect(part).toContain('www. evil. com')
      expect(part).not.toMatch(/evil\.\S|:\/\/evil|thief@/)
    }
    expect(html.match(/href="[^"]*"/g)).toEqual([expect.stringContaining(uuid)])
    expect(text.match(/https?:\S+/g)).toHaveLength(1)
  })

  it('is refused from non-members and unverified accounts, and for invalid or own addresses', async () => {
    const [ana, other] = [await member(), await member()]
    const path = `POST /families/${ana.familyId}/adults`
    expect((await call(path, { token: other.token, body: { email: 'a@example.com' } })).status).toBe(404)
    expect((await invite(ana, 'nonsense')).error.fields).toHaveProperty('email')
    expect((await invite(ana, ana.email)).error.fields).toHaveProperty('email')
    Object.assign(env(), { REQUIRE_VERIFIED_EMAIL: true })
    expect((await invite(ana, 'a@example.com')).error.code).toBe('email_not_verified')
  })
})

describe('a family', () => {
  const read = (by: Member) =>
    call<typeof readFamilyContract>(`GET /families/${by.familyId}`, { token: by.token })

  it('is mailed when a user joins with its code, and can replace the code', async () => {
    const ana = await member()
    const rui = await adult()
    const join = (token: string) => call('POST /families/join', { token, body: { uniqueCode: ana.joinCode } })
    expect((await join(rui.token)).status).toBe(200)
    await mailbox.mailed(ana.email)
    expect(mailbox.last(ana.email)?.subject).toMatch(/^Person joined Family/)
    const renewed = await call(`POST /families/${ana.familyId}/code`, { token: ana.token })
    expect(renewed).toMatchObject({
      status: 200,
      data: { uniqueCode: expect.stringMatching(/^[A-Z2-9]{8}$/) },
    })
    const late = await adult()
    expect((await join(late.token)).status).toBe(404)
  })

  it('lets only its members change its name, time zone and leaderboard visibility', async () => {
    const [ana, other] = [await member(), await member()]
    const put = (by: Member, path: string, body: object) =>
      call(`PUT /families/${ana.familyId}${path}`, { token: by.token, body })
    expect((await put(ana, '/name', { name: ' Família Ção ' })).status).toBe(200)
    expect((await put(ana, '/name', { name: ' ' })).error.code).toBe('family_setup_error_empty_family_name')
    expect((await put(other, '/name', { name: 'Mine' })).status).toBe(404)
    expect((await put(ana, '', { timezone: 'Nowhere/At' })).status).toBe(422)
    expect((await put(ana, '', {})).status).toBe(422)
    expect((await put(other, '', { timezone: 'Europe/Lisbon' })).status).toBe(404)
    expect((await put(ana, '', { timezone: 'Europe/Lisbon', onLeaderboard: false })).status).toBe(200)
    expect((await read(ana)).data).toMatchObject({
      name: 'Família Ção',
      timezone: 'Europe/Lisbon',
      onLeaderboard: false,
    })
    const row = await db().family.findUniqueOrThrow({ where: { id: ana.familyId } })
    expect(row.searchText).toBe(' familia cao ')
  })

  it('lets a member remove another adult, but neither themselves nor the founder', async () => {
    const ana = await member()
    const rui = await adult()
    await call('POST /families/join', { token: rui.token, body: { uniqueCode: ana.joinCode } })
    const remove = (token: string, id: string) =>
      call(`DELETE /families/${ana.familyId}/adults/${id}`, { token })
    expect((await remove(ana.token, ana.id)).error.code).toBe('cannot_remove_self')
    expect((await remove(rui.token, ana.id)).status).toBe(403)
    expect((await remove(ana.token, (await adult()).id)).status).toBe(404)
    expect((await remove((await member()).token, rui.id)).status).toBe(404)
    expect((await remove(ana.token, rui.id)).status).toBe(200)
    expect((await call(`GET /families/${ana.familyId}`, { token: rui.token })).status).toBe(404)
    expect((await call('GET /auth/me', { token: rui.token })).data).toMatchObject({ hasFamily: false })
  })
})

const today = () => new Date().toISOString().slice(0, 10)
