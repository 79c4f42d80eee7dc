import { db } from '@/lib/db/client'
import type { feedContract } from '@/lib/feed/contract'
import { call } from './api'
import { challenge, complete, type Member } from './scene'

/** The moment that tests of posts fake, and the week that holds it. */
export const MONDAY = '2026-11-16'
export const NOON = '2026-11-16T12:00:00Z'

/** A page of what that person's family sees. */
export const feed = (who: { token: string }, query = '') =>
  call<typeof feedContract>(`GET /feed${query}`, { token: who.token })

export const postIds = async (who: { token: string }) => (await feed(who)).data.map(({ id }) => id)

/** Completes a task of a challenge of its own and answers the post that this makes. */
export async function post(by: Member, extra: object = {}): Promise<string> {
  const { id, task } = await challenge(MONDAY)
  await complete(by, id, task(1), { showsChild: false, ...extra })
  const where = { familyId: by.familyId, completion: { challengeId: id } }
  return (await db().post.findFirstOrThrow({ where, select: { id: true } })).id
}
