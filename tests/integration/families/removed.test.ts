import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { renewCalendarContract } from '@/lib/features/families/calendar/contract'
import { db } from '@/lib/platform/db/client'
import { call, fetchRoute } from '../../support/api'
import { feed, NOON, post } from '../../support/posts'
import { adult, at, joinByCode, type Member, member, partner } from '../../support/scene'

/** Loading takes longer than any test. */
beforeAll(async () => {
  await partner(await member())
}, 60_000)

afterEach(() => vi.useRealTimers())

const PASSWORD = 'correct horse'

type Person = { id: string; token: string; email: string }

const remove = (who: Person, familyId: string, adultId: string) =>
  call(`DELETE /families/${familyId}/adults/${adultId}`, { token: who.token })
const leave = (who: Person, familyId: string, body: object = {}) =>
  call(`POST /families/${familyId}/leave`, { token: who.token, body })
const eraseSelf = (who: Person) =>
  call(`DELETE /user/${who.id}`, { token: who.token, body: { password: PASSWORD } })
const invite = (by: Member, email: string) =>
  call(`POST /families/${by.familyId}/adults`, { token: by.token, body: { email } })
const accept = (who: Person, uuid: string) => call(`POST /user/uuid/${uuid}/accept`, { token: who.token })
const join = (who: Person, uniqueCode: string) =>
  call('POST /families/join', { token: who.token, body: { uniqueCode } })
const findJoinCode = async (id: string) => (await db().family.findUniqueOrThrow({ where: { id } })).joinCode
const invitationTo = (email: string) => db().invitation.findFirstOrThrow({ where: { email } })
const isRemembered = async (familyId: string) =>
  (await db().removedAdult.count({ where: { familyId } })) === 1

async function eraseByAdmin(who: Person) {
  const admin = await adult()
  await db().user.update({ where: { id: admin.id }, data: { isAdmin: true } })
  return call(`DELETE /admin/users/${who.id}`, { token: admin.token })
}

async function removed() {
  const ana = await member()
  const rui = await partner(ana)
  expect((await remove(ana, ana.familyId, rui.id)).status).toBe(200)
  return { ana, rui }
}

describe.each([
  ['is removed', 'removal', (ana: Member, rui: Member) => remove(ana, ana.familyId, rui.id)],
  ['leaves', 'leaving', (ana: Member, rui: Member) => leave(rui, ana.familyId)],
  ['erases the account', 'erasure', (_: Member, rui: Member) => eraseSelf(rui)],
  ['is erased by an administrator', 'erasure', (_: Member, rui: Member) => eraseByAdmin(rui)],
])('when an adult %s', (_, cause, depart) => {
  it('the join code is renewed in the same transaction', async () => {
    const ana = await member()
    const rui = await partner(ana)
    expect((await depart(ana, rui)).status).toBe(200)
    expect(await findJoinCode(ana.familyId)).not.toBe(ana.joinCode)
    expect((await join(await adult(), ana.joinCode)).status).toBe(404)
    expect((await joinByCode(await adult(), ana)).status).toBe(200)
    const where = { subjectId: ana.familyId, action: 'family.code_renewed' }
    expect(await db().auditEntry.findMany({ where })).toMatchObject([{ details: { cause } }])
  })

  it('the calendar address that they may have saved stops working', async () => {
    const ana = await member()
    const rui = await partner(ana)
    const { data } = await call<typeof renewCalendarContract>(`POST /families/${ana.familyId}/calendar`, rui)
    const path = new URL(data.url ?? '').pathname.replace('/api/v1', '')
    expect((await fetchRoute(`GET ${path}`, {})).status).toBe(200)
    expect((await depart(ana, rui)).status).toBe(200)
    expect((await fetchRoute(`GET ${path}`, {})).status).toBe(404)
  })

  it('the invitations that they sent stop working', async () => {
    const ana = await member()
    const rui = await partner(ana)
    const accomplice = await adult()
    await invite(rui, accomplice.email)
    const { id } = await invitationTo(accomplice.email)
    const { data } = await call<{ response: never }>(`GET /user/uuid/${id}`)
    const { token } = data as unknown as { token: string }
    expect((await depart(ana, rui)).status).toBe(200)
    expect((await accept(accomplice, id)).status).toBe(404)
    for (const uuid of [id, token]) {
      const body = { email: accomplice.email, password: PASSWORD, uuid }
      await call('POST /auth/login', { body })
      expect(await db().user.count({ where: { familyId: ana.familyId } })).toBe(1)
    }
  })
})

describe('a refused departure', () => {
  it('leaves the join code as it is', async () => {
    const ana = await member()
    const rui = await partner(ana)
    expect((await remove(ana, ana.familyId, ana.id)).status).toBe(422)
    expect((await remove(rui, ana.familyId, ana.id)).status).toBe(403)
    expect((await remove(ana, ana.familyId, (await adult()).id)).status).toBe(404)
    expect((await leave(await member(), ana.familyId)).status).toBe(404)
    expect(await findJoinCode(ana.familyId)).toBe(ana.joinCode)
    expect(await db().removedAdult.count({ where: { familyId: ana.familyId } })).toBe(0)
  })
})

describe('a removed account', () => {
  it('gets the response of an unknown code when it sends the new one', async () => {
    const { ana, rui } = await removed()
    const [known, unknown] = [await joinByCode(rui, ana), await join(rui, 'NSUCH234')]
    expect(known.status).toBe(404)
    expect(known.error).toEqual(unknown.error)
    expect(known.error.code).toBe('family_setup_error_failed_to_join_family')
  })

  it('is still refused after founding a family, another code renewal and a new session', async () => {
    const { ana, rui } = await removed()
    await call('POST /families/create', { token: rui.token, body: { name: 'Own' } })
    const { familyId } = await db().user.findUniqueOrThrow({ where: { id: rui.id } })
    expect((await leave(rui, familyId ?? '', { deleteFamily: true })).status).toBe(200)
    await call(`POST /families/${ana.familyId}/code`, { token: ana.token })
    const body = { email: rui.email, password: PASSWORD }
    const { data } = await call<{ response: never }>('POST /auth/login', { body })
    const { token } = data as unknown as { token: string }
    expect((await joinByCode({ token }, ana)).status).toBe(404)
  })

  it('can return by an invitation, and may then use join codes again', async () => {
    const { ana, rui } = await removed()
    expect((await invite(ana, rui.email)).status).toBe(201)
    expect(await isRemembered(ana.familyId)).toBe(true)
    expect((await joinByCode(rui, ana)).status).toBe(404)
    expect((await accept(rui, (await invitationTo(rui.email)).id)).status).toBe(200)
    expect(await isRemembered(ana.familyId)).toBe(false)
    expect((await leave(rui, ana.familyId)).status).toBe(200)
    expect((await joinByCode(rui, ana)).status).toBe(200)
    expect((await remove(ana, ana.familyId, rui.id)).status).toBe(200)
    expect((await joinByCode(rui, ana)).status).toBe(404)
  })

  it('can return by signing in with an invitation', async () => {
    const { ana, rui } = await removed()
    await invite(ana, rui.email)
    const { id: uuid } = await invitationTo(rui.email)
    await call('POST /auth/login', { body: { email: rui.email, password: PASSWORD, uuid } })
    expect(await db().user.count({ where: { familyId: ana.familyId } })).toBe(2)
    expect(await isRemembered(ana.familyId)).toBe(false)
  })

  it('can join another family by its code', async () => {
    const { rui } = await removed()
    expect((await joinByCode(rui, await member())).status).toBe(200)
  })

  it('is no longer recorded once the family or the account is deleted', async () => {
    const [one, two] = [await removed(), await removed()]
    await leave(one.ana, one.ana.familyId, { deleteFamily: true })
    await eraseSelf(two.rui)
    const familyId = { in: [one.ana.familyId, two.ana.familyId] }
    expect(await db().removedAdult.count({ where: { familyId } })).toBe(0)
  })

  it('cannot use an invitation to an earlier email address', async () => {
    const ana = await member()
    const email = 'before@example.com'
    await invite(ana, email)
    const { id: uuid } = await invitationTo(email)
    const account = { name: 'Rui', email, password: PASSWORD }
    await call('POST /auth/register', { body: account })
    const { id } = await db().user.findUniqueOrThrow({ where: { email } })
    const { data } = await call<{ response: never }>('POST /auth/login', { body: account })
    expect((await joinByCode(data as unknown as Person, ana)).status).toBe(200)
    await db().user.update({ where: { id }, data: { email: 'after@example.com' } })
    await remove(ana, ana.familyId, id)
    expect((await call(`GET /user/uuid/${uuid}`)).status).toBe(404)
    expect((await call('POST /auth/register', { body: { ...account, uuid } })).status).toBe(422)
    expect(await db().user.count({ where: { familyId: ana.familyId } })).toBe(1)
  })
})

describe('an adult who left', () => {
  it('joins again by the new code, and not by the old one', async () => {
    const ana = await member()
    const rui = await partner(ana)
    await leave(rui, ana.familyId)
    expect((await join(rui, ana.joinCode)).status).toBe(404)
    expect((await joinByCode(rui, ana)).status).toBe(200)
  })
})

describe('access after a removal', () => {
  it('ends immediately for every request about the family, even with an earlier token', async () => {
    at(NOON)
    const ana = await member()
    const rui = await partner(ana)
    const kid = { name: 'Bia', birthDate: '2019-03-08' }
    await call(`POST /families/${ana.familyId}/kids`, { token: ana.token, body: kid })
    const { id: kidId } = await db().kid.findFirstOrThrow({ where: { familyId: ana.familyId } })
    const postId = await post(ana)
    const { photoId } = await db().completion.findFirstOrThrow({ where: { familyId: ana.familyId } })
    const family = `/families/${ana.familyId}`
    const calls: [line: string, body?: object][] = [
      [`GET ${family}`],
      [`GET ${family}/progress`],
      [`GET ${family}/progress/why?what=points`],
      [`PUT ${family}/name`, { name: 'Mine' }],
      [`PUT ${family}`, { timezone: 'Asia/Tokyo' }],
      [`POST ${family}/code`],
      [`POST ${family}/kids`, kid],
      [`PUT ${family}/kids/${kidId}`, kid],
      [`DELETE ${family}/kids/${kidId}`],
      [`POST ${family}/adults`, { email: 'second@example.com' }],
      [`DELETE ${family}/adults/${ana.id}`],
      [`POST ${family}/leave`, {}],
      [`PUT ${family}/rest-days/2026-11-20`],
      ['GET /activities'],
      ['GET /feed'],
      [`GET /feed/${postId}/comments`],
      [`PUT /feed/${postId}/like`],
    ]
    expect((await call(`GET ${family}`, { token: rui.token })).status).toBe(200)
    expect((await remove(ana, ana.familyId, rui.id)).status).toBe(200)
    const check = async (refused: number[]) => {
      for (const [line, body] of calls) {
        const { status, ...rest } = await call(line, { token: rui.token, body })
        if (status === 200)
          expect([line, JSON.stringify(rest)]).toEqual([line, expect.not.stringContaining(postId)])
        else expect([line, refused.includes(status)]).toEqual([line, true])
      }
      expect((await fetchRoute(`GET /photos/${photoId}`, { token: rui.token })).status).toBe(404)
    }
    await check([403, 404])
    await call('POST /families/create', { token: rui.token, body: { name: 'Own' } })
    await check([404, 422])
    expect((await feed(ana)).data.map(({ id }) => id)).toEqual([postId])
    expect(await db().family.findUnique({ where: { id: ana.familyId } })).toMatchObject({ timezone: 'UTC' })
    expect((await call(`GET /user/${ana.id}`, { token: rui.token })).data).not.toHaveProperty('email')
  })

  it("excludes the family's kids, posts, code and adults from the export", async () => {
    at(NOON)
    const ana = await member()
    const rui = await partner(ana)
    const kid = { name: 'Beatrizinha', birthDate: '2019-03-08' }
    await call(`POST /families/${ana.familyId}/kids`, { token: ana.token, body: kid })
    await post(ana, { description: 'Secret of the family' })
    await remove(ana, ana.familyId, rui.id)
    const zip = await fetchRoute(`GET /user/${rui.id}/export`, { token: rui.token })
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()))
    const json = strFromU8(files['brota.json'] ?? new Uint8Array())
    for (const secret of [kid.name, 'Secret of the family', ana.email, await findJoinCode(ana.familyId)]) {
      expect(json).not.toContain(secret)
    }
  })
})
