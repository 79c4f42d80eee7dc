import 'server-only'
import { FIRST_DATE } from '@/lib/features/scores/rules'
import type { Queryable } from '@/lib/platform/db/query'
import * as repo from '../repository'
import { isQualified } from '../rules'
import { badgeRule } from '../schema'
import { notifyBadge } from '../service'

const NOTHING_ELSE = { tasksDone: 0, streak: { current: 0, best: 0 } }

/** Awards follow badges. They have no completion, so undoing one does not delete them. */
export async function awardFollowBadges(
  tx: Queryable,
  familyId: string,
  { at, byUserId }: { at: Date; byUserId: string | null },
): Promise<void> {
  const has = await repo.findOccasions(tx, familyId)
  const won: string[] = []
  for (const { id, rule: json } of await repo.findAll(tx)) {
    const rule = badgeRule.parse(json)
    if (rule.type !== 'follows' || has.has(`${id} once`)) continue
    const follows = await repo.countFollows(tx, familyId, rule.from ?? FIRST_DATE)
    if (isQualified(rule, { ...NOTHING_ELSE, follows })) won.push(id)
  }
  const given = await repo.insertEarned(
    tx,
    won.map((badgeId) => ({ familyId, badgeId, occasion: 'once', completionId: null, earnedAt: at })),
  )
  for (const badgeId of given) await notifyBadge(tx, { familyId, badgeId, occasion: 'once', byUserId, at })
}
