import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '@/lib/platform/db/client'
import type { FeedPrivacy } from '@/lib/platform/db/generated/enums'
import { call, fetchRoute } from '../../support/api'
import { feed, MONDAY, NOON, post, postIds } from '../../support/posts'
import { adult, at, challenge, complete, type Member, member, undo } from '../../support/scene'

let ana: Member
let follower: Member
let stranger: Member

async function show(who: Member, feedPrivacy: FeedPrivacy, showChildPhotos = false): Promise<void> {
  await db().user.update({ where: { id: who.id }, data: { feedPrivacy, showChildPhotos } })
  await db().post.updateMany({ where: { userId: who.id }, data: { visibility: feedPrivacy } })
}

async function follows(one: Member, other: Member): Promise<void> {
  const pair = { followerId: one.familyId, followedId: other.familyId }
  await db().follow.create({ data: { ...pair, status: 'accepted' } })
}

const findPhotoId = async (postId: string) => {
  const { completion } = await db().post.findUniqueOrThrow({
    where: { id: postId },
    select: { completion: { select: { photoId: true } } },
  })
  return completion.photoId
}

/** Without files no 200; `If-None-Match: *` makes a visible photo respond 304. */
async function look(who: { token: string }, photoId: string | null): Promise<number> {
  const headers = { 'if-none-match': '*' }
  return (await fetchRoute(`GET /photos/${photoId}`, { token: who.token, headers })).status
}

beforeAll(async () => {
  at(NOON)
  ana = await member()
  follower = await member()
  stranger = await member()
  await follows(follower, ana)
})

describe('a post', () => {
  it('shows its task, author, family, photo and description', async () => {
    const id = await post(ana, { description: 'So good' })
    const [shownPost] = (await feed(ana)).data
    expect(shownPost).toMatchObject({
      id,
      userId: ana.id,
      userName: 'Person',
      familyId: ana.familyId,
      taskTitle: 'Task 1.1',
      description: 'So good',
      photoSize: { width: 4, height: 3 },
      photoHidden: false,
      visibility: 'private',
      reported: false,
      likes: [],
      likeCount: 0,
      likedByMe: false,
      comments: [],
      commentCount: 0,
      badge: null,
    })
    expect(shownPost?.photoUrl).toContain('/api/v1/photos/')
  })

  it.each([
    ['private', false, false],
    ['followers', true, false],
    ['public', true, true],
  ] as const)('is shown only to families that may see it: %s', async (privacy, byFollower, byStranger) => {
    await show(ana, privacy)
    const id = await post(ana)
    const photoId = await findPhotoId(id)
    expect(await postIds(ana)).toContain(id)
    for (const [who, sees] of [
      [follower, byFollower],
      [stranger, byStranger],
    ] as const) {
      expect((await postIds(who)).includes(id)).toBe(sees)
      expect(await look(who, photoId)).toBe(sees ? 304 : 404)
      expect((await call(`GET /feed/${id}/comments`, { token: who.token })).status).toBe(sees ? 200 : 404)
    }
    expect(await look(ana, photoId)).toBe(304)
    expect(await look(await adult(), photoId)).toBe(404)
  })

  it('hides the photo of a child from other families unless its author shows such photos', async () => {
    await show(ana, 'public')
    const id = await post(ana, { showsChild: true })
    const photoId = await findPhotoId(id)
    const seen = async (who: Member) => (await feed(who)).data.find((one) => one.id === id)
    expect(await seen(stranger)).toMatchObject({ photoUrl: null, photoSize: null, photoHidden: true })
    expect(await seen(ana)).toMatchObject({ photoHidden: false })
    expect(await look(stranger, photoId)).toBe(404)
    await show(ana, 'public', true)
    expect(await seen(stranger)).toMatchObject({ photoHidden: false })
    expect(await look(stranger, photoId)).toBe(304)
  })

  it('disappears at once for a reader who blocks, stops following or loses access by stricter privacy', async () => {
    await show(ana, 'followers')
    const id = await post(ana)
    await db().follow.deleteMany({ where: { followerId: follower.familyId } })
    expect(await postIds(follower)).not.toContain(id)
    await show(ana, 'public')
    expect(await postIds(stranger)).toContain(id)
    await call(`PUT /community/families/${ana.familyId}/block`, { token: stranger.token })
    expect(await postIds(stranger)).not.toContain(id)
    expect(await look(stranger, await findPhotoId(id))).toBe(404)
    await call(`DELETE /community/families/${ana.familyId}/block`, { token: stranger.token })
    await show(ana, 'private')
    expect(await postIds(stranger)).not.toContain(id)
  })

  it('is deleted when its completion is undone, and a new completion creates a new post', async () => {
    const { id, task } = await challenge(MONDAY)
    await complete(ana, id, task(1))
    const [first] = await postIds(ana)
    await undo(ana, id, task(1))
    expect(await postIds(ana)).not.toContain(first)
    await complete(ana, id, task(1))
    expect((await postIds(ana))[0]).not.toBe(first)
  })

  it('is marked as reported for its own family and hidden from others after a report', async () => {
    await show(ana, 'public')
    const id = await post(ana)
    await db().post.update({ where: { id }, data: { hiddenAt: new Date() } })
    expect((await feed(ana)).data.find((one) => one.id === id)).toMatchObject({ reported: true })
    expect(await postIds(stranger)).not.toContain(id)
  })

  it('can be deleted only by its author, and the completion stays', async () => {
    await show(ana, 'public')
    const id = await post(ana)
    const remove = (who: Member) => call(`DELETE /feed/${id}`, { token: who.token })
    expect((await remove(stranger)).status).toBe(404)
    const { completionId } = await db().post.findUniqueOrThrow({ where: { id } })
    expect(await remove(ana)).toMatchObject({ status: 200, data: null })
    expect((await remove(ana)).status).toBe(404)
    expect(await db().completionReversal.count({ where: { completionId } })).toBe(0)
  })
})

it('the feed returns each visible post once in pages, newest first', async () => {
  const [me, other] = [await member(), await member()]
  await show(other, 'public')
  await show(me, 'public')
  for (const who of [me, other, me, other, me]) await post(who)
  const seen: { id: string; date: string }[] = []
  for (let cursor: string | null | undefined = ''; cursor !== null; ) {
    const page: Awaited<ReturnType<typeof feed>> = await feed(me, `?limit=2${cursor && `&cursor=${cursor}`}`)
    expect(page.data.length).toBeLessThanOrEqual(2)
    seen.push(...page.data)
    cursor = page.nextCursor
  }
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
  expect(seen.map(({ id }) => id)).toEqual((await feed(me, '?limit=100')).data.map(({ id }) => id))
  expect(seen.length).toBeGreaterThanOrEqual(5)
  const dates = seen.map(({ date }) => date)
  expect(dates).toEqual([...dates].sort().reverse())
})

it('the feed requires a session, a family and valid page parameters', async () => {
  expect((await feed(await adult())).error.code).toBe('family_required')
  expect((await call('GET /feed')).status).toBe(401)
  for (const query of ['?limit=0', '?limit=101', '?cursor=nonsense'])
    expect((await feed(ana, query)).status).toBe(422)
})
