import { beforeAll, describe, expect, it } from 'vitest'
import type { readSelfContract } from '@/lib/features/auth/contract'
import type { readLeaderboardContract } from '@/lib/features/leaderboard/contract'
import type { getUserContract } from '@/lib/features/users/contract'
import { listAudiences } from '@/lib/features/users/rules'
import { db } from '@/lib/platform/db/client'
import { call } from '../../support/api'
import { feed, NOON, post } from '../../support/posts'
import { adult, at, type Member, member } from '../../support/scene'

let author: Member
let withoutChild: string
let withChild: string
let viewers: Record<'family' | 'followers' | 'families', { token: string }>

beforeAll(async () => {
  at(NOON)
  author = await member()
  const [partner, follower, stranger] = [await adult(), await member(), await member()]
  await call('POST /families/join', { token: partner.token, body: { uniqueCode: author.joinCode } })
  const pair = { followerId: follower.familyId, followedId: author.familyId }
  await db().follow.create({ data: { ...pair, status: 'accepted' } })
  withoutChild = await post(author)
  withChild = await post(author, { showsChild: true })
  viewers = { family: partner, followers: follower, families: stranger }
})

async function readAsViewer(viewer: { token: string }) {
  const posts = (await feed(viewer)).data
  const child = posts.find(({ id }) => id === withChild)
  const { token } = viewer
  const { data: card } = await call<typeof getUserContract>(`GET /user/${author.id}`, { token })
  const board = await call<typeof readLeaderboardContract>('GET /leaderboard?period=all', { token })
  const { entries, me } = board.data
  const own = await call<typeof readSelfContract>('GET /auth/me', { token })
  const isOwn = card.familyId === own.data.familyId
  return {
    posts: posts.some(({ id }) => id === withoutChild),
    childPhotos: Boolean(child?.photoUrl),
    person: card.firstName === 'Person',
    points: isOwn ? me.points > 0 : entries.some(({ familyId }) => familyId === author.familyId),
  }
}

const PRIVACY = ['private', 'followers', 'public'] as const

describe.each(PRIVACY)('the audiences that the profile shows for %s posts', (feedPrivacy) => {
  it.each([
    [false, true],
    [true, false],
  ])('match the responses (child photos: %s, leaderboard: %s)', async (showChildPhotos, onLeaderboard) => {
    const body = { feedPrivacy, showChildPhotos }
    await call(`PUT /user/${author.id}/privacy`, { token: author.token, body })
    await call(`PUT /families/${author.familyId}`, { token: author.token, body: { onLeaderboard } })
    const expectedViews = listAudiences({ feedPrivacy, showChildPhotos, onLeaderboard })
    for (const audience of ['family', 'followers', 'families'] as const) {
      const promised = Object.entries(expectedViews).map(([subject, seen]) => [subject, seen[audience]])
      expect(await readAsViewer(viewers[audience]), audience).toEqual(Object.fromEntries(promised))
    }
  })
})

it('a shared card contains only the badge, family name, motif and task title', async () => {
  const shared = await call(`POST /feed/${withChild}/share`, { token: author.token })
  const { readCard } = await import('@/lib/features/feed/shares/service')
  const url: string = (shared.data as unknown as { url: string }).url
  const card = await readCard(url.split('/').at(-1) ?? '', 'en')
  expect(Object.keys(card ?? {}).sort()).toEqual(['badge', 'familyName', 'motif', 'taskTitle'])
})
