import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { uploadPhotoContract } from '@/lib/features/photos/contract'
import { env } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/db/client'
import { call, fetchRoute } from '../../support/api'
import { picture, upload } from '../../support/pictures'
import { feed, NOON, post } from '../../support/posts'
import { adult, at, joinByCode, member, partner } from '../../support/scene'

afterEach(() => vi.useRealTimers())

type Person = { id: string; token: string }

const leave = (who: Person, familyId: string, body: object = {}) =>
  call(`POST /families/${familyId}/leave`, { token: who.token, body })
const remove = (who: Person, familyId: string, adultId: string) =>
  call(`DELETE /families/${familyId}/adults/${adultId}`, { token: who.token })
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()
const adultsIn = (familyId: string) => db().user.count({ where: { familyId } })
const exists = async (familyId: string) => (await db().family.count({ where: { id: familyId } })) === 1

async function photo(who: Person) {
  const body = upload(await picture())
  return (await call<typeof uploadPhotoContract>('POST /photos', { token: who.token, body })).data
}

describe('an adult who leaves', () => {
  it('keeps the account and immediately loses access to the family', async () => {
    at(NOON)
    const ana = await member()
    const rui = await partner(ana)
    const postId = await post(rui)
    const { photoId } = await db().completion.findFirstOrThrow({ where: { familyId: ana.familyId } })
    expect((await leave(rui, ana.familyId)).status).toBe(200)
    const me = await call('GET /auth/me', { token: rui.token })
    expect(me.data).toMatchObject({ id: rui.id, hasFamily: false, familyId: null })
    expect((await call(`GET /families/${ana.familyId}`, { token: rui.token })).status).toBe(404)
    expect((await fetchRoute(`GET /photos/${photoId}`, { token: rui.token })).status).toBe(404)
    expect((await feed(rui)).error.code).toBe('family_required')
    await call('POST /families/create', { token: rui.token, body: { name: 'Anew' } })
    expect((await feed(rui)).data).toEqual([])
    const shown = (await feed(ana)).data.map(({ id }) => id)
    expect(shown).toEqual([postId])
  })

  it('is recorded in the audit log, and gets an updated session cookie', async () => {
    const ana = await member()
    const rui = await partner(ana)
    const answer = await fetchRoute(`POST /families/${ana.familyId}/leave`, {
      headers: { cookie: `next-auth.session-token=${rui.token}`, origin: 'http://localhost' },
      body: {},
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toContain('next-auth.session-token=')
    const where = { action: 'family.left', subjectId: ana.familyId }
    const entry = await db().auditEntry.findFirstOrThrow({ where })
    expect(entry).toMatchObject({ actorId: rui.id, details: { withFamily: false } })
  })

  it('cannot return by an earlier invitation, nor can a removed adult', async () => {
    const ana = await member()
    for (const go of [leave, (who: Person, id: string) => remove(ana, id, who.id)]) {
      const rui = await adult()
      await call(`POST /families/${ana.familyId}/adults`, { token: ana.token, body: { email: rui.email } })
      const { id: uuid } = await db().invitation.findFirstOrThrow({ where: { email: rui.email } })
      expect((await joinByCode(rui, ana)).status).toBe(200)
      expect((await go(rui, ana.familyId)).status).toBe(200)
      expect((await call(`GET /user/uuid/${uuid}`)).status).toBe(404)
      const body = { email: rui.email, password: 'correct horse', uuid }
      const back = await call<{ response: never }>('POST /auth/login', { body })
      expect(back.data).not.toMatchObject({ user: { familyId: ana.familyId } })
    }
  })

  it('can leave only the own family', async () => {
    const [ana, other] = [await member(), await member()]
    expect((await leave(ana, other.familyId, { deleteFamily: true })).status).toBe(404)
    expect((await leave(await adult(), ana.familyId)).status).toBe(403)
    expect((await leave(ana, ana.familyId, { deleteFamily: 'yes' })).status).toBe(422)
    expect(await adultsIn(other.familyId)).toBe(1)
  })
})

describe('the last adult', () => {
  it('must confirm that the family is deleted, and otherwise stays in it', async () => {
    const ana = await member()
    const refused = await leave(ana, ana.familyId)
    expect(refused).toMatchObject({ status: 409, error: { code: 'last_adult' } })
    expect((await leave(ana, ana.familyId, { deleteFamily: false })).status).toBe(409)
    expect(await adultsIn(ana.familyId)).toBe(1)
  })

  it('deletes the family with its kids, photos and files, but keeps the own picture', async () => {
    const ana = await member()
    const [crest, face] = [await photo(ana), await photo(ana)]
    const put = (address: string, id: string) =>
      call(`PUT ${address}`, { token: ana.token, body: { avatarPhotoId: id } })
    expect((await put(`/families/${ana.familyId}`, crest.id)).status).toBe(200)
    expect((await put(`/user/${ana.id}`, face.id)).status).toBe(200)
    const kid = { name: 'Bia', birthDate: '2019-03-08' }
    await call(`POST /families/${ana.familyId}/kids`, { token: ana.token, body: kid })
    expect((await leave(ana, ana.familyId, { deleteFamily: true })).status).toBe(200)
    expect(await exists(ana.familyId)).toBe(false)
    expect(await db().kid.count({ where: { familyId: ana.familyId } })).toBe(0)
    const kept = (id: string) => existsSync(path.resolve(env().BROTA_DATA_DIR, 'storage', 'photos', id))
    expect([kept(crest.id), kept(face.id)]).toEqual([false, true])
    const me = await call('GET /auth/me', { token: ana.token })
    expect(me.data).toMatchObject({ hasFamily: false, avatar: face.url })
  })

  it('is the only one whose confirmed departure deletes the family', async () => {
    const ana = await member()
    const rui = await partner(ana)
    expect((await leave(ana, ana.familyId, { deleteFamily: true })).status).toBe(200)
    expect(await adultsIn(ana.familyId)).toBe(1)
    expect((await leave(rui, ana.familyId)).error.code).toBe('last_adult')
  })
})

describe('two adults who act simultaneously', () => {
  it('cannot both leave without confirming that the family is deleted', async () => {
    const ana = await member()
    const rui = await partner(ana)
    const answers = await Promise.all([leave(ana, ana.familyId), leave(rui, ana.familyId)])
    expect(statuses(answers)).toEqual([200, 409])
    expect(await adultsIn(ana.familyId)).toBe(1)
  })

  it('delete the family once when both confirm it', async () => {
    const ana = await member()
    const rui = await partner(ana)
    const sure = { deleteFamily: true }
    const answers = await Promise.all([leave(ana, ana.familyId, sure), leave(rui, ana.familyId, sure)])
    expect(statuses(answers)).toEqual([200, 200])
    expect(await exists(ana.familyId)).toBe(false)
  })

  it('cannot remove each other and leave the family without adults', async () => {
    const ana = await member()
    const [rui, eva] = [await partner(ana), await partner(ana)]
    await leave(ana, ana.familyId)
    const answers = await Promise.all([remove(rui, ana.familyId, eva.id), remove(eva, ana.familyId, rui.id)])
    expect(statuses(answers)).toEqual([200, 404])
    expect(await adultsIn(ana.familyId)).toBe(1)
  })

  it('either join and keep the family, or delete it and make the code unknown', async () => {
    for (let round = 0; round < 4; round += 1) {
      const ana = await member()
      const rui = await adult()
      const [gone, joined] = await Promise.all([
        leave(ana, ana.familyId, { deleteFamily: true }),
        call('POST /families/join', { token: rui.token, body: { uniqueCode: ana.joinCode } }),
      ])
      expect(gone.status).toBe(200)
      expect([200, 404]).toContain(joined.status)
      expect(await exists(ana.familyId)).toBe(joined.status === 200)
    }
  })
})
