import 'server-only'
import { EVER } from '@/lib/features/scores/rules'
import type { Queryable } from '@/lib/platform/db/query'
import * as repo from '../repository'
import { qualifies } from '../rules'
import { badgeRule } from '../schema'

const NOTHING_ELSE = { tasksDone: 0, streak: { current: 0, best: 0 } }

/** Awards the badges for following, in the transaction of the follow. They survive an undo. */
export async function awardFollowBadges(tx: Queryable, familyId: string, at: Date): Promise<void> {
  const has = await repo.findOccasions(tx, familyId)
  const won: string[] = []
  for (const { id, rule: json } of await repo.findAll(tx)) {
    const rule = badgeRule.parse(json)
    if (rule.type !== 'follows' || has.has(`${id} once`)) continue
    const follows = await repo.countFollows(tx, familyId, rule.from ?? EVER)
    if (qualifies(rule, { ...NOTHING_ELSE, follows })) won.push(id)
  }
  await repo.insertEarned(
    tx,
    won.map((badgeId) => ({ familyId, badgeId, occasion: 'once', completionId: null, earnedAt: at })),
  )
}
