import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { listRelated } from '@/lib/features/community/service'
import { readAudiences } from '@/lib/features/feed/visibility/service'
import { parsePhotoId } from '@/lib/features/photos/rules'
import { db } from '@/lib/platform/db/client'
import type { FamilyActor } from '@/lib/platform/session/actor'
import { buildFamilyActor } from '../../factories/session'
import { call, fetchRoute } from '../../support/api'
import { feed, NOON, post } from '../../support/posts'
import { adult, at, type Member, member } from '../../support/scene'

const BLUR = 'data:image/webp;base64,sentinel'

let ana: Member
let authors: { id: string; token: string }[]
let others: Member[]
let actor: FamilyActor

const all = { limit: 100 }
const quietly = (line: string, { token }: { token: string }, body?: unknown) => call(line, { token, body })

beforeAll(async () => {
  at(NOON)
  ana = await member()
  const rui = await adult()
  await quietly('POST /families/join', rui, { uniqueCode: ana.joinCode })
  authors = [ana, rui]
  others = [await member(), await member(), await member()]
  for (const showsChild of [true, false])
    for (const who of [ana, { ...ana, ...rui }]) await post(who, { showsChild })
  await db().photo.updateMany({ data: { placeholder: BLUR } })
  actor = await buildFamilyActor(ana)
})
afterAll(() => void vi.useRealTimers())

type Action = (who: { author: number; other: number; post: number }) => Promise<unknown>

const family = (id: string) => `/community/families/${id}`
const other = (place: number) => others[place] as Member

const ACTIONS: Record<string, Action> = {
  ...Object.fromEntries(
    (['private', 'followers', 'public'] as const).flatMap((feedPrivacy) =>
      [true, false].map((showChildPhotos) => [
        `${feedPrivacy}, children ${showChildPhotos ? 'shown' : 'kept'}`,
        ({ author }) => {
          const who = authors[author] ?? ana
          return quietly(`PUT /user/${who.id}/privacy`, who, { feedPrivacy, showChildPhotos })
        },
      ]),
    ),
  ),
  follow: async ({ other: place }) => quietly(`PUT ${family(ana.familyId)}/follow`, other(place)),
  accept: async ({ other: place }) => quietly(`PUT /community/requests/${other(place).familyId}`, ana),
  unfollow: async ({ other: place }) => quietly(`DELETE ${family(ana.familyId)}/follow`, other(place)),
  remove: async ({ other: place }) => quietly(`DELETE /community/followers/${other(place).familyId}`, ana),
  block: async ({ other: place }) => quietly(`PUT ${family(other(place).familyId)}/block`, ana),
  unblock: async ({ other: place }) => quietly(`DELETE ${family(other(place).familyId)}/block`, ana),
  'be blocked': async ({ other: place }) => quietly(`PUT ${family(ana.familyId)}/block`, other(place)),
  'be unblocked': async ({ other: place }) => quietly(`DELETE ${family(ana.familyId)}/block`, other(place)),
  report: async ({ other: place, post: which }) => {
    const id = (await feed(other(place))).data[which]?.id
    return (
      id && quietly('POST /reports', other(place), { kind: 'post', id, reason: 'child_without_permission' })
    )
  },
  dismiss: async () => {
    await db().post.updateMany({ data: { hiddenAt: null } })
    await db().report.deleteMany()
  },
}

async function claimed(viewer: Member) {
  const posts = await readAudiences(actor)
  const followers = (await listRelated(actor, 'followers', all)).items.map(({ id }) => id)
  const terms = [
    { blockerId: ana.familyId, blockedId: viewer.familyId },
    { blockerId: viewer.familyId, blockedId: ana.familyId },
  ]
  const isBlocked = (await db().block.count({ where: { OR: terms } })) > 0
  const sees = ({ audience, followers: count }: { audience: string; followers: number }) => {
    expect(count).toBe(audience === 'family' ? 0 : followers.length)
    return audience === 'families'
      ? !isBlocked
      : audience === 'followers' && followers.includes(viewer.familyId)
  }
  return posts.map(({ id, photo, ...circle }) => {
    const post = sees(circle)
    return { id, post, photo: photo !== null && sees(photo), photoId: parsePhotoId(photo?.url ?? '') }
  })
}

async function answered(viewer: Member, claims: Awaited<ReturnType<typeof claimed>>) {
  const shown = new Map((await feed(viewer, '?limit=100')).data.map((one) => [one.id, one]))
  const headers = { 'if-none-match': '*' }
  return Promise.all(
    claims.map(async ({ id, photoId }) => {
      const shownPost = shown.get(id)
      const { status } = await fetchRoute(`GET /photos/${photoId}`, { token: viewer.token, headers })
      // Neither the URL nor a placeholder of a child reaches other families.
      const photo = status === 304
      expect([
        shownPost?.photoUrl ?? null,
        shownPost?.photoPlaceholder ?? null,
        shownPost?.photoHidden ?? false,
      ]).toEqual(
        photo ? [expect.stringContaining(photoId), BLUR, false] : [null, null, shownPost !== undefined],
      )
      return { id, post: shownPost !== undefined, photo, photoId }
    }),
  )
}

it('after any actions, the shown audience of a post matches the feed and photo responses', async () => {
  const seen = new Set<string>()
  const deed = fc.record({
    deed: fc.constantFrom(...Object.keys(ACTIONS)),
    author: fc.nat(1),
    other: fc.nat(2),
    post: fc.nat(3),
  })
  const step = (name: string, author = 0) => ({ deed: name, author, other: 0, post: 0 })
  const shared = [0, 1].map((author) => step('followers, children shown', author))
  const story = [...shared, step('follow'), step('accept'), step('report'), step('dismiss'), step('block')]
  const history = fc.asyncProperty(fc.array(deed, { minLength: 8, maxLength: 8 }), async (deeds) => {
    for (const { deed: name, ...who } of deeds) {
      await ACTIONS[name]?.(who)
      const viewer = other(who.other)
      const claims = await claimed(viewer)
      expect(claims).toHaveLength(4)
      expect(await answered(viewer, claims), name).toEqual(claims)
      for (const { post, photo } of claims) seen.add(`${post} ${photo}`)
    }
  })
  await fc.assert(history, { numRuns: 5, seed: 20261121, endOnFailure: true, examples: [[story]] })
  expect([...seen].sort()).toEqual(['false false', 'true false', 'true true'])
}, 60_000)
