import { beforeEach, describe, expect, it, vi } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { call } from '../../support/api'
import { adult, type Member, member } from '../../support/scene'

// The environment is read once per process.
vi.stubEnv('REQUIRE_VERIFIED_EMAIL', '1')

const KID = { name: 'Bia', birthDate: '2019-03-08' }

let ana: Member
beforeEach(async () => {
  ana = await member()
})

const verify = ({ id }: { id: string }) =>
  db().user.update({ where: { id }, data: { emailVerifiedAt: new Date() } })
const join = (who: { token: string }, uniqueCode: string) =>
  call('POST /families/join', { token: who.token, body: { uniqueCode } })
const kids = (method: string, id = '') =>
  call(`${method} /families/${ana.familyId}/kids${id}`, {
    token: ana.token,
    ...(method !== 'DELETE' && { body: KID }),
  })
const NOT_VERIFIED = { status: 403, error: { code: 'email_not_verified' } }
const UNKNOWN = { status: 404, error: { code: 'family_setup_error_failed_to_join_family' } }

describe('an adult with an unverified address', () => {
  it('can remove kids, but neither add nor edit them', async () => {
    expect(await kids('POST')).toMatchObject(NOT_VERIFIED)
    await verify(ana)
    expect((await kids('POST')).status).toBe(201)
    await db().user.update({ where: { id: ana.id }, data: { emailVerifiedAt: null } })
    const { id } = await db().kid.findFirstOrThrow({ where: { familyId: ana.familyId } })
    expect(await kids('PUT', `/${id}`)).toMatchObject(NOT_VERIFIED)
    expect((await kids('DELETE', `/${id}`)).status).toBe(200)
  })

  it('gets a 404 when adding a kid to another family', async () => {
    const other = await member()
    const path = `POST /families/${other.familyId}/kids`
    expect((await call(path, { token: ana.token, body: KID })).status).toBe(404)
  })

  it('can neither invite adults nor show posts to other families', async () => {
    const invite = { token: ana.token, body: { email: 'guest@example.com' } }
    expect(await call(`POST /families/${ana.familyId}/adults`, invite)).toMatchObject(NOT_VERIFIED)
    expect(await db().invitation.count({ where: { familyId: ana.familyId } })).toBe(0)
    for (const feedPrivacy of ['public', 'followers']) {
      const body = { feedPrivacy, showChildPhotos: false }
      const change = await call(`PUT /user/${ana.id}/privacy`, { token: ana.token, body })
      expect(change).toMatchObject(NOT_VERIFIED)
    }
    expect(await db().user.findUnique({ where: { id: ana.id } })).toMatchObject({ feedPrivacy: 'private' })
  })
})

describe('a family without a verified adult', () => {
  it('cannot be joined, and reveals the reason only for a valid code', async () => {
    const rui = await adult()
    const refused = await join(rui, ana.joinCode)
    expect(refused).toMatchObject(NOT_VERIFIED)
    expect(refused.error.fields).toHaveProperty('uniqueCode')
    expect(await join(rui, 'NSUCH234')).toMatchObject(UNKNOWN)
    await db().family.update({ where: { id: ana.familyId }, data: { joinCodeExpiresAt: new Date(0) } })
    expect(await join(rui, ana.joinCode)).toMatchObject(UNKNOWN)
  })

  it('gives the unknown-code response to an account that was removed from it', async () => {
    const rui = await adult()
    await db().removedAdult.create({ data: { familyId: ana.familyId, userId: rui.id } })
    expect(await join(rui, ana.joinCode)).toMatchObject(UNKNOWN)
  })

  it('can be joined once an adult is verified, even by an unverified account', async () => {
    const rui = await adult()
    await verify(ana)
    expect((await join(rui, ana.joinCode)).status).toBe(200)
    const where = { userId: rui.id, familyId: ana.familyId }
    expect(await db().activity.count({ where })).toBe(1)
  })

  it('cannot be joined when its only verified adult cannot sign in', async () => {
    await verify(ana)
    await db().user.update({ where: { id: ana.id }, data: { status: 'inactive' } })
    expect(await join(await adult(), ana.joinCode)).toMatchObject(NOT_VERIFIED)
  })
})
