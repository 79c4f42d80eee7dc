import { afterEach, expect, it, vi } from 'vitest'
import type { listBlocksContract } from '@/lib/features/community/contract'
import type { shareContract } from '@/lib/features/feed/shares/contract'
import { db } from '@/lib/platform/db/client'
import { call } from '../../support/api'
import { untilWaiting } from '../../support/blocked'
import { feed, NOON, post } from '../../support/posts'
import { at, type Member, member } from '../../support/scene'

afterEach(() => vi.useRealTimers())

const block = (who: Member, whom: Member, method = 'PUT') =>
  call(`${method} /community/families/${whom.familyId}/block`, { token: who.token })

it.each(['blocks', 'is blocked by'])('post likes omit users of a family the reader %s', async (how) => {
  at(NOON)
  const [ana, kim, eva] = [await member(), await member(), await member()]
  await call(`PUT /user/${ana.id}/privacy`, { token: ana.token, body: { feedPrivacy: 'public' } })
  const id = await post(ana)
  for (const who of [kim, eva]) await call(`PUT /feed/${id}/like`, { token: who.token })
  const likes = async (who: Member) => {
    const [one] = (await feed(who)).data.filter((each) => each.id === id)
    return one && [one.likes.toSorted(), one.likeCount]
  }
  expect(await likes(eva)).toEqual([[kim.id, eva.id].sort(), 2])
  if (how === 'blocks') await block(eva, kim)
  else await block(kim, eva)
  expect(await likes(eva)).toEqual([[eva.id], 2])
  expect(await likes(ana)).toEqual([[kim.id, eva.id].sort(), 2])
})

it('the block list omits a family for as long as that family blocks the reader', async () => {
  const [ana, kim, eva] = [await member(), await member(), await member()]
  const blocks = async () => {
    const { data } = await call<typeof listBlocksContract>('GET /community/blocks', { token: kim.token })
    return data.map(({ id }) => id)
  }
  await block(kim, eva)
  await block(ana, kim)
  await block(kim, ana)
  expect(await blocks()).toEqual([eva.familyId])
  await block(ana, kim, 'DELETE')
  expect(await blocks()).toEqual([ana.familyId, eva.familyId])
})

it('simultaneous share requests for a post all return the same link', async () => {
  at(NOON)
  const ana = await member()
  const id = await post(ana)
  const share = () => call<typeof shareContract>(`POST /feed/${id}/share`, { token: ana.token })
  const asked = await db().$transaction(async (tx) => {
    // The lock lets every request look for a link before any can insert one.
    await tx.$executeRaw`lock table share_cards in share mode`
    const answers = Array.from({ length: 3 }, share)
    await untilWaiting(3)
    return { answers }
  })
  const answers = await Promise.all(asked.answers)
  expect(new Set(answers.map(({ status, data }) => `${status} ${data.url}`)).size).toBe(1)
  expect(await db().shareCard.count({ where: { postId: id, revokedAt: null } })).toBe(1)
  const first = answers[0]?.data.url
  await call(`DELETE /feed/${id}/share`, { token: ana.token })
  expect((await share()).data.url).not.toBe(first)
})
