import { existsSync } from 'node:fs'
import path from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { uploadPhotoContract } from '@/lib/features/photos/contract'
import type { getUserContract } from '@/lib/features/users/contract'
import { env } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/db/client'
import { call, fetchRoute } from '../../support/api'
import { picture, upload } from '../../support/pictures'
import { adult, at, challenge, complete, member, partner } from '../../support/scene'

afterEach(() => vi.useRealTimers())

const read = (token: string, id: string) => call<typeof getUserContract>(`GET /user/${id}`, { token })
const uploadPhoto = async (token: string) => {
  const body = upload(await picture())
  return (await call<typeof uploadPhotoContract>('POST /photos', { token, body })).data
}
const getPhotoFolder = (id: string) => path.resolve(env().BROTA_DATA_DIR, 'storage', 'photos', id)
const erase = (person: { id: string; token: string }, body: object) =>
  call(`DELETE /user/${person.id}`, { token: person.token, body })
const password = 'correct horse'

describe('a user profile', () => {
  it('is complete for its owner, the family and administrators, and reduced for other users', async () => {
    const [ana, stranger, rui] = [await member(), await adult(), await adult()]
    await call('POST /families/join', { token: rui.token, body: { uniqueCode: ana.joinCode } })
    expect((await read(ana.token, ana.id)).data).toHaveProperty('email', ana.email)
    expect((await read(rui.token, ana.id)).data).toHaveProperty('email', ana.email)
    expect((await read(stranger.token, ana.id)).data).toEqual({
      id: ana.id,
      firstName: 'Person',
      avatar: null,
      familyId: ana.familyId,
    })
    await db().user.update({ where: { id: stranger.id }, data: { isAdmin: true } })
    expect((await read(stranger.token, ana.id)).data).toHaveProperty('email', ana.email)
    expect((await read(ana.token, '7b0e1a04-1c7d-4f0b-9b5e-3a1f6f3c2d11')).status).toBe(404)
  })

  it('is not found by blocked or blocking families, or when inactive', async () => {
    const [ana, other] = [await member(), await member()]
    await db().block.create({ data: { blockerId: ana.familyId, blockedId: other.familyId } })
    expect((await read(other.token, ana.id)).status).toBe(404)
    expect((await read(ana.token, other.id)).status).toBe(404)
    await db().user.update({ where: { id: ana.id }, data: { status: 'inactive' } })
    expect((await read((await adult()).token, ana.id)).status).toBe(404)
  })

  it('has an avatar that a new one replaces and only its owner can change', async () => {
    const ana = await adult()
    const put = (avatarPhotoId: string | null, token = ana.token) =>
      call<typeof getUserContract>(`PUT /user/${ana.id}`, { token, body: { avatarPhotoId } })
    const [first, second] = [await uploadPhoto(ana.token), await uploadPhoto(ana.token)]
    expect((await put(first.id)).data.avatar).toBe(first.url)
    expect((await put(first.id)).status).toBe(200)
    expect((await put(second.id)).data.avatar).toBe(second.url)
    expect(await db().photo.findUnique({ where: { id: first.id } })).toMatchObject({ purpose: null })
    expect((await put((await uploadPhoto((await adult()).token)).id)).status).toBe(404)
    expect((await put(null)).data.avatar).toBeNull()
    expect((await put(null, (await adult()).token)).status).toBe(404)
  })

  it('applies a change of its privacy settings to earlier posts as well', async () => {
    at('2026-11-18T12:00:00Z')
    const ana = await member()
    const week = await challenge('2026-11-16')
    const { id: completionId } = await createCompletion(ana, week)
    const data = { completionId, familyId: ana.familyId, userId: ana.id, visibility: 'private' as const }
    await db().post.upsert({ where: { completionId }, create: data, update: {} })
    const put = (body: object) => call(`PUT /user/${ana.id}/privacy`, { token: ana.token, body })
    expect((await put({ feedPrivacy: 'public', showChildPhotos: true })).status).toBe(200)
    expect(await db().post.findFirst({ where: { userId: ana.id } })).toMatchObject({ visibility: 'public' })
    await put({ feedPrivacy: 'private' })
    expect(await db().post.findFirst({ where: { userId: ana.id } })).toMatchObject({ visibility: 'private' })
    expect((await put({ feedPrivacy: 'friends' })).status).toBe(422)
    expect((await put({})).status).toBe(422)
    const stranger = await adult()
    const foreign = { token: stranger.token, body: { feedPrivacy: 'public' } }
    expect((await call(`PUT /user/${ana.id}/privacy`, foreign)).status).toBe(404)
  })
})

async function createCompletion(
  by: Awaited<ReturnType<typeof member>>,
  week: Awaited<ReturnType<typeof challenge>>,
) {
  expect((await complete(by, week.id, week.task(3), { description: 'Soup' })).status).toBe(201)
  return db().completion.findFirstOrThrow({ where: { familyId: by.familyId } })
}

describe('the data of a user', () => {
  it('is exported as a ZIP with JSON and photos, only to the user', async () => {
    const ana = await member()
    const photo = await uploadPhoto(ana.token)
    const address = `GET /user/${ana.id}/export`
    const response = await fetchRoute(address, { token: ana.token })
    expect(response.headers.get('content-type')).toBe('application/zip')
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    expect(Object.keys(files).sort()).toEqual(['brota.json', `photos/${photo.id}.webp`])
    const text = strFromU8(files['brota.json'] ?? new Uint8Array())
    expect(JSON.parse(text)).toMatchObject({ account: { email: ana.email, consents: [{}] }, family: {} })
    expect(text).not.toMatch(/argon2|passwordHash|tokenHash/)
    expect((await fetchRoute(address, { token: (await adult()).token })).status).toBe(404)
    expect(await db().auditEntry.count({ where: { actorId: ana.id, action: 'user.exported' } })).toBe(1)
  })

  it('is erased with files and pending mails, and the family with its last adult', async () => {
    at('2026-11-18T12:00:00Z')
    const ana = await member()
    const week = await challenge('2026-11-16')
    await createCompletion(ana, week)
    const photo = await uploadPhoto(ana.token)
    expect((await erase(ana, { password: 'wrong' })).error.fields).toHaveProperty('password')
    expect((await erase(ana, {})).error.fields).toHaveProperty('password')
    const stranger = await adult()
    expect((await erase({ ...ana, token: stranger.token }, { password })).status).toBe(404)
    const gone = await erase(ana, { password })
    expect(gone).toMatchObject({ status: 200, data: null })
    expect(await db().user.count({ where: { id: ana.id } })).toBe(0)
    expect(await db().family.count({ where: { id: ana.familyId } })).toBe(0)
    expect(await db().completion.count({ where: { familyId: ana.familyId } })).toBe(0)
    expect(await db().outgoingMail.count({ where: { to: ana.email } })).toBe(0)
    expect(await db().photo.count({ where: { uploaderId: ana.id } })).toBe(0)
    expect(await db().photo.count({ where: { id: photo.id } })).toBe(0)
    expect(existsSync(getPhotoFolder(photo.id))).toBe(false)
    expect((await call('GET /auth/me', { token: ana.token })).status).toBe(401)
  })

  it('leaves anonymous completions to the family when erased, and removes likes and comments from counts', async () => {
    at('2026-11-18T12:00:00Z')
    const [ana, rui] = [await member(), await adult()]
    await call('POST /families/join', { token: rui.token, body: { uniqueCode: ana.joinCode } })
    const week = await challenge('2026-11-16')
    const { id: completionId } = await createCompletion(ana, week)
    const post = await db().post.upsert({
      where: { completionId },
      create: { completionId, familyId: ana.familyId, userId: ana.id, visibility: 'private' },
      update: {},
    })
    const mine = { postId: post.id, userId: rui.id, familyId: ana.familyId }
    await db().like.create({ data: mine })
    await db().comment.create({ data: { ...mine, content: 'Well done' } })
    await db().post.update({ where: { id: post.id }, data: { likeCount: 1, commentCount: 1 } })
    expect((await erase(rui, { password })).status).toBe(200)
    const after = await db().post.findUniqueOrThrow({ where: { id: post.id } })
    expect(after).toMatchObject({ likeCount: 0, commentCount: 0 })
    const kim = await partner(ana)
    expect((await erase(ana, { password })).status).toBe(200)
    expect(await db().completion.findUniqueOrThrow({ where: { id: completionId } })).toMatchObject({
      userId: null,
      photoId: null,
      description: '',
    })
    expect(await db().post.count({ where: { id: post.id } })).toBe(0)
    expect((await call('GET /activities', { token: kim.token })).status).toBe(200)
  })
})
