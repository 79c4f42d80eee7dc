import type { readFeedContract } from '@/lib/features/feed/contract'
import { db } from '@/lib/platform/db/client'
import { call } from './api'
import { challenge, complete, type Member } from './scene'

export const MONDAY = '2026-11-16'
export const NOON = '2026-11-16T12:00:00Z'

export const feed = (who: { token: string }, query = '') =>
  call<typeof readFeedContract>(`GET /feed${query}`, { token: who.token })

export const postIds = async (who: { token: string }) => (await feed(who)).data.map(({ id }) => id)

export async function post(by: Member, extra: object = {}): Promise<string> {
  const { id, task } = await challenge(MONDAY)
  await complete(by, id, task(1), { showsChild: false, ...extra })
  const where = { familyId: by.familyId, completion: { challengeId: id } }
  return (await db().post.findFirstOrThrow({ where, select: { id: true } })).id
}
