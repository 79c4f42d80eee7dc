import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { readFamilyProfileContract } from '@/lib/features/community/contract'
import { db } from '@/lib/platform/db/client'
import { buildBadge } from '../../factories/badge'
import { call } from '../../support/api'
import { feed, NOON, post } from '../../support/posts'
import { at, type Member, member } from '../../support/scene'

const profile = (by: Member, familyId: string) =>
  call<typeof readFamilyProfileContract>(`GET /community/families/${familyId}`, { token: by.token })
const listPosts = async (whose: Member, by: Member) =>
  (await feed(by, `?family=${whose.familyId}`)).data.map(({ id }) => id)
const setAudience = (of: Member, feedPrivacy: string) =>
  call(`PUT /user/${of.id}/privacy`, { token: of.token, body: { feedPrivacy } })
const follow = (by: Member, whom: Member) =>
  call(`PUT /community/families/${whom.familyId}/follow`, { token: by.token })

let ana: Member
let rui: Member

beforeEach(async () => {
  at(NOON)
  ana = await member()
  rui = await member()
})
afterEach(() => vi.useRealTimers())

it("a profile shows another family's pot and badges, but neither the plant's name nor kids", async () => {
  await db().family.update({ where: { id: rui.familyId }, data: { plantName: 'Secret', pot: 'sky' } })
  await db().kid.create({
    data: { familyId: rui.familyId, name: 'Hidden Kid', birthDate: new Date('2019-03-08') },
  })
  const badge = await buildBadge()
  await db().earnedBadge.create({
    data: { familyId: rui.familyId, badgeId: badge.id, occasion: 'once', earnedAt: new Date(NOON) },
  })
  const { status, data } = await profile(ana, rui.familyId)
  expect(status).toBe(200)
  expect(data).toMatchObject({ id: rui.familyId, members: 2, badges: 1, pot: 'sky', status: 'none' })
  expect(data.earned.map(({ id, earned }) => [id, earned])).toEqual([[badge.id, true]])
  expect(JSON.stringify(data)).not.toMatch(/Secret|Hidden/)
})

it("a family's posts are listed only for users in their audience", async () => {
  const id = await post(rui)
  expect(await listPosts(rui, rui)).toEqual([id])
  expect(await listPosts(rui, ana)).toEqual([])
  await setAudience(rui, 'public')
  await post(ana)
  expect(await listPosts(rui, ana)).toEqual([id])
  await follow(ana, rui)
  await setAudience(rui, 'followers')
  expect(await listPosts(rui, ana)).toEqual([id])
  expect(await listPosts(rui, await member())).toEqual([])
})

it("a family's posts are paginated without gaps or duplicates", async () => {
  await setAudience(rui, 'public')
  const ids = [await post(rui), await post(rui), await post(rui)]
  const first = await feed(ana, `?family=${rui.familyId}&limit=2`)
  const second = await feed(ana, `?family=${rui.familyId}&limit=2&cursor=${first.nextCursor}`)
  expect([...first.data, ...second.data].map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  expect([first.data.length, second.nextCursor]).toEqual([2, null])
})

const BLOCKS: [how: string, pair: () => [blocker: Member, blocked: Member]][] = [
  ['that the reader blocks', () => [ana, rui]],
  ['that blocks the reader', () => [rui, ana]],
]

it.each(BLOCKS)('the profile and posts of a family %s are hidden', async (_, pair) => {
  await setAudience(rui, 'public')
  await post(rui)
  const [blocker, blocked] = pair()
  await call(`PUT /community/families/${blocked.familyId}/block`, { token: blocker.token })
  expect((await profile(ana, rui.familyId)).status).toBe(404)
  expect(await listPosts(rui, ana)).toEqual([])
})

it('the profile of an unknown family or the own family returns 404', async () => {
  for (const id of ['00000000-0000-4000-8000-000000000000', ana.familyId])
    expect((await profile(ana, id)).status).toBe(404)
})
