import { beforeAll, describe, expect, it } from 'vitest'
import type {
  acceptRequestContract,
  followContract,
  listBlocksContract,
  listFamiliesContract,
  listFollowersContract,
  listRequestsContract,
  listSentRequestsContract,
  readSummaryContract,
} from '@/lib/features/community/contract'
import { db } from '@/lib/platform/db/client'
import { buildBadge } from '../../factories/badge'
import { call } from '../../support/api'
import { adult, type Member, member } from '../../support/scene'

const open = (who: Member) => db().user.update({ where: { id: who.id }, data: { feedPrivacy: 'public' } })
const follow = (who: Member, whom: { familyId: string }) =>
  call<typeof followContract>(`PUT /community/families/${whom.familyId}/follow`, { token: who.token })
const unfollow = (who: Member, whom: Member) =>
  call(`DELETE /community/families/${whom.familyId}/follow`, { token: who.token })
const block = (who: Member, whom: Member, method = 'PUT') =>
  call(`${method} /community/families/${whom.familyId}/block`, { token: who.token })
const list = (who: Member, query = '') =>
  call<typeof listFamiliesContract>(`GET /community/families${query}`, { token: who.token })
const requests = (who: Member) =>
  call<typeof listRequestsContract>('GET /community/requests', { token: who.token })
const sent = async (who: Member) =>
  (await call<typeof listSentRequestsContract>('GET /community/requests/sent', { token: who.token })).data
const followers = (who: Member) =>
  call<typeof listFollowersContract>('GET /community/followers', { token: who.token })
const summary = async (who: Member) =>
  (await call<typeof readSummaryContract>('GET /community/summary', { token: who.token })).data

let ana: Member
let rui: Member
let bia: Member

beforeAll(async () => {
  ana = await member()
  rui = await member()
  bia = await member()
  await open(rui)
})

describe('following', () => {
  it('is accepted immediately when every adult is public, also when repeated', async () => {
    for (const answer of [await follow(ana, rui), await follow(ana, rui)]) {
      expect(answer.status).toBe(200)
      expect(answer.data).toMatchObject({ id: rui.familyId, isFollowing: true, status: 'accepted' })
    }
    expect(await summary(ana)).toMatchObject({ following: 1, followers: 0 })
    expect(await summary(rui)).toMatchObject({ following: 0, followers: 1, requests: 0 })
    expect((await followers(rui)).data.map(({ id }) => id)).toEqual([ana.familyId])
  })

  it('stays pending while one adult is not public', async () => {
    const other = await adult()
    const needsNoAnswer = async () =>
      (await list(bia, '?limit=100')).data.find(({ id }) => id === rui.familyId)?.isPublic
    expect(await needsNoAnswer()).toBe(true)
    await db().user.update({ where: { id: other.id }, data: { familyId: rui.familyId } })
    expect(await needsNoAnswer()).toBe(false)
    expect((await follow(bia, rui)).data).toMatchObject({ isFollowing: false, status: 'pending' })
    await db().user.update({ where: { id: other.id }, data: { familyId: null } })
    expect((await follow(bia, rui)).data.status).toBe('accepted')
    await unfollow(bia, rui)
  })

  it('creates a request to a private family, which can accept or refuse it', async () => {
    expect((await follow(ana, bia)).data.status).toBe('pending')
    expect(await sent(ana)).toMatchObject([{ id: bia.familyId, status: 'pending' }])
    const [waiting] = (await requests(bia)).data
    expect(waiting).toMatchObject({ id: ana.familyId, status: 'none' })
    const accept = () =>
      call<typeof acceptRequestContract>(`PUT /community/requests/${ana.familyId}`, { token: bia.token })
    expect((await accept()).status).toBe(200)
    expect((await accept()).status).toBe(200)
    expect((await requests(bia)).data).toEqual([])
    expect(await sent(ana)).toEqual([])
    expect((await list(ana, '?following=true')).data.map(({ id }) => id)).toContain(bia.familyId)

    expect(await unfollow(ana, bia)).toMatchObject({ status: 200, data: null })
    expect((await unfollow(ana, bia)).status).toBe(200)
    await follow(ana, bia)
    const refuse = () => call(`DELETE /community/requests/${ana.familyId}`, { token: bia.token })
    expect(await refuse()).toMatchObject({ status: 200, data: null })
    expect((await refuse()).status).toBe(404)
    expect((await accept()).status).toBe(404)
  })

  it('ends when the followed family removes the follower', async () => {
    await follow(bia, rui)
    const remove = () => call(`DELETE /community/followers/${bia.familyId}`, { token: rui.token })
    expect((await remove()).status).toBe(200)
    expect((await remove()).status).toBe(404)
    expect((await list(bia, '?following=true')).data).toEqual([])
  })

  it('is refused for the own family, an unknown family, and a user without a family', async () => {
    expect(await follow(ana, ana)).toMatchObject({ status: 422, error: { code: 'cannot_follow_self' } })
    expect((await follow(ana, { familyId: ana.id })).status).toBe(404)
    const { token } = await adult()
    const refused = await call(`PUT /community/families/${ana.familyId}/follow`, { token })
    expect(refused).toMatchObject({ status: 403, error: { code: 'family_required' } })
    expect((await call('GET /community/families')).status).toBe(401)
  })

  it('earns its badge only once, when a request is accepted', async () => {
    const badge = await buildBadge({ rule: { type: 'follows', count: 1 } })
    const [me, shy] = [await member(), await member()]
    const earned = () => db().earnedBadge.count({ where: { familyId: me.familyId, badgeId: badge.id } })
    await follow(me, shy)
    expect(await earned()).toBe(0)
    await call(`PUT /community/requests/${me.familyId}`, { token: shy.token })
    expect(await earned()).toBe(1)
    await follow(me, rui)
    expect(await earned()).toBe(1)
  })
})

describe('a block', () => {
  it('hides both families from each other and ends following in both directions', async () => {
    const [one, two] = [await member(), await member()]
    await Promise.all([open(one), open(two)])
    await Promise.all([follow(one, two), follow(two, one)])
    expect(await block(one, two)).toMatchObject({ status: 200, data: null })
    expect((await block(one, two)).status).toBe(200)
    expect(await summary(one)).toMatchObject({ following: 0, followers: 0 })
    for (const [who, whom] of [
      [one, two],
      [two, one],
    ] as const) {
      expect((await list(who, '?limit=100')).data.map(({ id }) => id)).not.toContain(whom.familyId)
      expect((await follow(who, whom)).status).toBe(404)
    }
    const blocks = () => call<typeof listBlocksContract>('GET /community/blocks', { token: one.token })
    expect((await blocks()).data.map(({ id }) => id)).toEqual([two.familyId])
    expect((await block(one, two, 'DELETE')).status).toBe(200)
    expect((await blocks()).data).toEqual([])
    expect((await follow(two, one)).data.status).toBe('accepted')
  })

  it('is refused for the own family', async () => {
    expect((await block(ana, ana)).status).toBe(422)
  })

  it('leaves no follow of the blocked family when both requests are simultaneous', async () => {
    const [one, two] = [await member(), await member()]
    await open(one)
    await Promise.all([block(one, two), follow(two, one), follow(two, one)])
    expect(await db().follow.count({ where: { followedId: one.familyId } })).toBe(0)
  })
})

describe('the list of families', () => {
  it('finds names without accents or case, and never the own family', async () => {
    const { familyId } = await member()
    await db().family.update({
      where: { id: familyId },
      data: { name: 'Família Gonçalves 100%' },
    })
    for (const search of ['GONÇALVES', 'goncalves', 'onçal', 'FAMILIA gon', 'gô', 'G', '100%'])
      expect((await list(ana, `?search=${encodeURIComponent(search)}`)).data.map(({ id }) => id)).toEqual([
        familyId,
      ])
    for (const search of ['gon_alves', 'zz%00', '%5C', '%25%25', 'on', '_a'])
      expect((await list(ana, `?search=${search}`)).data, search).toEqual([])
    expect((await list(ana, '?limit=100')).data.map(({ id }) => id)).not.toContain(ana.familyId)
  })

  it('counts members and badges, is paginated, and rejects invalid parameters', async () => {
    await db().kid.create({
      data: { familyId: bia.familyId, name: 'Nina', birthDate: new Date('2019-05-17') },
    })
    const first = await list(ana, '?limit=2')
    expect(first.data).toHaveLength(2)
    const rest = await list(ana, `?limit=100&cursor=${first.nextCursor}`)
    expect(rest.nextCursor).toBeNull()
    const all = [...first.data, ...rest.data]
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all.length).toBe((await summary(ana)).families - 1)
    expect(all.find(({ id }) => id === bia.familyId)).toMatchObject({ members: 2, badges: 0, avatar: null })
    for (const query of ['?limit=0', '?limit=101', '?limit=x', '?cursor=x', '?following=maybe'])
      expect((await list(ana, query)).status, query).toBe(422)
  })
})
