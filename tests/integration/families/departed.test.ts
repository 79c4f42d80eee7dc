import { strFromU8, unzipSync } from 'fflate'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { call, fetchRoute } from '../../support/api'
import { untilWaiting } from '../../support/blocked'
import { feed, MONDAY, NOON, post } from '../../support/posts'
import { adult, at, challenge, complete, member, partner, unusedPhoto } from '../../support/scene'

afterEach(() => vi.useRealTimers())

type Person = { id: string; token: string }

const leave = (who: Person, familyId: string, body: object = {}) =>
  call(`POST /families/${familyId}/leave`, { token: who.token, body })
const remove = (who: Person, familyId: string, adultId: string) =>
  call(`DELETE /families/${familyId}/adults/${adultId}`, { token: who.token })
const eraseSelf = (who: Person) =>
  call(`DELETE /user/${who.id}`, { token: who.token, body: { password: 'correct horse' } })

async function parted(how: 'removed' | 'left') {
  at(NOON)
  const ana = await member()
  const rui = await partner(ana)
  const stranger = await member()
  await call(`PUT /user/${rui.id}/privacy`, { token: rui.token, body: { feedPrivacy: 'followers' } })
  const postId = await post(rui, { showsChild: true })
  const { photoId } = await db().completion.findFirstOrThrow({ where: { familyId: ana.familyId } })
  const gone = how === 'removed' ? await remove(ana, ana.familyId, rui.id) : await leave(rui, ana.familyId)
  expect(gone.status).toBe(200)
  await call('POST /families/create', { token: rui.token, body: { name: 'Anew' } })
  return { ana, rui, stranger, postId, photoId }
}

describe.each(['removed', 'left'] as const)('a former adult (%s)', (how) => {
  it('cannot see, publish or delete the post that the family keeps', async () => {
    const { ana, rui, stranger, postId, photoId } = await parted(how)
    const body = { feedPrivacy: 'public', showChildPhotos: true }
    expect((await call(`PUT /user/${rui.id}/privacy`, { token: rui.token, body })).status).toBe(200)
    for (const other of [stranger, rui]) {
      expect((await feed(other)).data.map(({ id }) => id)).not.toContain(postId)
      expect((await fetchRoute(`GET /photos/${photoId}`, { token: other.token })).status).toBe(404)
      expect((await call(`DELETE /feed/${postId}`, { token: other.token })).status).toBe(404)
    }
    const [kept] = (await feed(ana)).data
    expect(kept).toMatchObject({ id: postId, userId: null, userName: '', visibility: 'private' })
    expect((await call(`DELETE /feed/${postId}`, { token: ana.token })).status).toBe(200)
  })

  it('cannot delete comments on the kept post, nor its photo by erasing the account', async () => {
    const { ana, rui, postId, photoId } = await parted(how)
    const eva = await partner(ana)
    const body = { content: 'Nice' }
    const { data } = await call<{ response: never }>(`POST /feed/${postId}/comments`, {
      token: eva.token,
      body,
    })
    const { id } = data as unknown as { id: string }
    expect((await call(`DELETE /feed/${postId}/comments/${id}`, { token: rui.token })).status).toBe(404)
    expect((await call(`DELETE /feed/${postId}/comments/${id}`, { token: ana.token })).status).toBe(200)
    expect((await eraseSelf(rui)).status).toBe(200)
    const photo = await db().photo.findUnique({ where: { id: photoId ?? '' } })
    expect(photo).toMatchObject({ familyId: ana.familyId, uploaderId: null, unusedSince: null })
    expect((await feed(ana)).data.map((one) => one.id)).toEqual([postId])
  })

  it('exports only the own photos, not those that the family keeps', async () => {
    const { rui, photoId } = await parted(how)
    const own = await unusedPhoto(rui.id)
    const zip = await fetchRoute(`GET /user/${rui.id}/export`, { token: rui.token })
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()))
    const { photos } = JSON.parse(strFromU8(files['brota.json'] ?? new Uint8Array()))
    expect(photos.map(({ id }: { id: string }) => id)).toEqual([own])
    expect(photos).not.toContainEqual(expect.objectContaining({ id: photoId }))
  })

  it('leaves no pending invitation that they sent', async () => {
    const ana = await member()
    const rui = await partner(ana)
    const invite = (who: Person, email: string) =>
      call(`POST /families/${ana.familyId}/adults`, { token: who.token, body: { email } })
    await invite(rui, 'second-self@example.com')
    await invite(ana, 'granny@example.com')
    if (how === 'removed') await remove(ana, ana.familyId, rui.id)
    else await leave(rui, ana.familyId)
    const left = await db().invitation.findMany({ where: { familyId: ana.familyId } })
    expect(left.map(({ email }) => email)).toEqual(['granny@example.com'])
  })
})

it('an export contains no photo that another family uses, even when the user uploaded it', async () => {
  const [ana, other] = [await member(), await member()]
  const data = { uploaderId: ana.id, width: 4, height: 3, bytes: 9, unusedSince: null }
  await db().photo.create({ data: { ...data, purpose: 'completion', familyId: other.familyId } })
  const crest = await db().photo.create({ data: { ...data, purpose: 'avatar' } })
  await db().family.update({ where: { id: other.familyId }, data: { avatarPhotoId: crest.id } })
  const zip = await fetchRoute(`GET /user/${ana.id}/export`, { token: ana.token })
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()))
  expect(JSON.parse(strFromU8(files['brota.json'] ?? new Uint8Array())).photos).toEqual([])
})

describe('during a concurrent change', () => {
  it('an account that is founding a family is erased together with it', async () => {
    const ana = await adult()
    const family = await db().family.create({
      data: { name: 'Late', joinCode: 'LATE2345', timezone: 'UTC' },
    })
    const erased = await db().$transaction(async (tx) => {
      await tx.user.update({ where: { id: ana.id }, data: { familyId: family.id } })
      const answer = eraseSelf(ana)
      await untilWaiting()
      return { answer }
    })
    expect((await erased.answer).status).toBe(200)
    expect(await db().family.count({ where: { id: family.id } })).toBe(0)
  })

  it('a completion is refused when its adult is removed while it waits for the lock', async () => {
    at(NOON)
    const ana = await member()
    const rui = await partner(ana)
    const { id, task } = await challenge(MONDAY)
    const { answer } = await db().$transaction(async (tx) => {
      await tx.$queryRaw`select 1 from families where id = ${ana.familyId}::uuid for update`
      const answer = complete(rui, id, task(1))
      await untilWaiting()
      await tx.user.update({ where: { id: rui.id }, data: { familyId: null } })
      return { answer }
    })
    expect(await answer).toMatchObject({ status: 403, error: { code: 'family_required' } })
    expect(await db().completion.count({ where: { familyId: ana.familyId } })).toBe(0)
  })
})

describe('an adult who cannot sign in', () => {
  it('does not count as a remaining adult when another one leaves', async () => {
    const ana = await member()
    const rui = await partner(ana)
    await db().user.update({ where: { id: rui.id }, data: { status: 'inactive' } })
    expect((await leave(ana, ana.familyId)).error.code).toBe('last_adult')
    await db().user.update({ where: { id: rui.id }, data: { status: 'active' } })
    expect((await leave(ana, ana.familyId)).status).toBe(200)
  })
})

it('erasing an account detaches all its photos in at most two calls', async () => {
  const ana = await member()
  for (let n = 0; n < 40; n += 1) await unusedPhoto(ana.id)
  const asked: string[] = []
  const spy = vi.spyOn(await import('@/lib/features/photos/repository'), 'detachPhotos')
  expect((await eraseSelf(ana)).status).toBe(200)
  asked.push(...spy.mock.calls.flatMap(([, ids]) => ids))
  expect([spy.mock.calls.length <= 2, asked.length]).toEqual([true, 40])
  expect(await db().photo.count({ where: { uploaderId: ana.id } })).toBe(0)
})
