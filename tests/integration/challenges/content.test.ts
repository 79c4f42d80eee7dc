import { expect, it } from 'vitest'
import type { getCurrentChallengeContract } from '@/lib/features/challenges/contract'
import { db } from '@/lib/platform/db/client'
import { call } from '../../support/api'
import { at, challenge, member } from '../../support/scene'

it("a family's next request shows a content change made by another process", async () => {
  at('2026-11-18T12:00:00Z')
  const { id: challengeId } = await challenge('2026-11-16')
  const { token } = await member()
  const title = async () => {
    const { data } = await call<typeof getCurrentChallengeContract>('GET /challenges/current', { token })
    return data.title
  }
  const before = await title()
  expect(await title()).toBe(before)
  // As another process would, past this cache.
  await db().$executeRaw`update challenges set title = 'Changed elsewhere' where id = ${challengeId}::uuid`
  expect(await title()).toBe('Changed elsewhere')
  await db().$executeRaw`update challenges set is_active = false where id = ${challengeId}::uuid`
  expect((await call('GET /challenges/current', { token })).status).toBe(404)
})
