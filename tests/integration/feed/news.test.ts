import { beforeAll, describe, expect, it } from 'vitest'
import type { countNewPostsContract } from '@/lib/features/feed/contract'
import { db } from '@/lib/platform/db/client'
import { call } from '../../support/api'
import { feed, NOON, post } from '../../support/posts'
import { at, type Member, member } from '../../support/scene'

let ana: Member
let rui: Member

beforeAll(async () => {
  at(NOON)
  ;[ana, rui] = [await member(), await member()]
  await db().user.update({ where: { id: ana.id }, data: { feedPrivacy: 'public' } })
})

const news = (who: { token: string }, since: string) =>
  call<typeof countNewPostsContract>(`GET /feed/news?since=${since}`, { token: who.token })
const count = async (who: Member, since: string) => (await news(who, since)).data.count
const minutesAfterNoon = (minutes: number) => new Date(Date.parse(NOON) + minutes * 60_000).toISOString()

async function postAt(minutes: number, by = ana): Promise<string> {
  at(minutesAfterNoon(minutes))
  return post(by)
}

describe('the count of new posts', () => {
  it('includes only posts after the given time', async () => {
    await postAt(0)
    const newest = (await feed(rui)).data[0]?.date ?? ''
    expect(newest).toBe(minutesAfterNoon(0))
    expect(await count(rui, newest)).toBe(0)
    await postAt(1)
    await postAt(2)
    expect(await count(rui, newest)).toBe(2)
    expect(await count(rui, minutesAfterNoon(1))).toBe(1)
  })

  it('includes only posts that the reader may see', async () => {
    const since = minutesAfterNoon(3)
    await db().user.update({ where: { id: ana.id }, data: { feedPrivacy: 'followers' } })
    const hidden = await postAt(4)
    expect(await count(ana, since)).toBe(1)
    expect(await count(rui, since)).toBe(0)
    const pair = { followerId: rui.familyId, followedId: ana.familyId }
    await db().follow.create({ data: { ...pair, status: 'accepted' } })
    expect(await count(rui, since)).toBe(1)
    await db().post.update({ where: { id: hidden }, data: { hiddenAt: new Date() } })
    expect([await count(rui, since), await count(ana, since)]).toEqual([0, 1])
  })

  it('requires a valid timestamp and a session', async () => {
    for (const since of ['', 'yesterday', '2026-11-16'])
      expect(Object.keys((await news(rui, since)).error.fields ?? {})).toEqual(['since'])
    expect((await call(`GET /feed/news?since=${NOON}`)).status).toBe(401)
  })
})
