import 'server-only'
import { EVER } from '@/lib/features/scores/rules'
import { getStreaks } from '@/lib/features/scores/service'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { db } from '@/lib/platform/db/client'
import type { FamilyActor } from '@/lib/platform/session/actor'
import { countFollows } from '../repository'
import { listBadges } from '../service'
import { type BadgeGoal, measureGoal } from './rules'

/**
 * Returns the badges that the actor's family has yet to earn by counting, the nearest one first.
 * @param made active completions of the family per day
 */
export async function listBadgeGoals(
  actor: FamilyActor,
  made: ReadonlyMap<LocalDate, number>,
  today: LocalDate,
): Promise<BadgeGoal[]> {
  const open = (await listBadges(actor, [])).filter(({ earned }) => !earned)
  const goals = await Promise.all(
    open.map(async (badge) => {
      const { rule } = badge
      const from = ('from' in rule ? rule.from : undefined) ?? EVER
      const [streak] =
        rule.type === 'streak' ? await getStreaks(db(), [{ id: actor.familyId, today }], from) : []
      const progress = measureGoal(rule, {
        tasksDone: countSince(made, from),
        streak: streak?.current ?? 0,
        follows: rule.type === 'follows' ? await countFollows(db(), actor.familyId, from) : 0,
      })
      return progress ? [{ badge, ...progress }] : []
    }),
  )
  return goals.flat().sort((a, b) => b.done / b.needed - a.done / a.needed)
}

function countSince(made: ReadonlyMap<LocalDate, number>, from: LocalDate): number {
  let sum = 0
  for (const [date, count] of made) if (date >= from) sum += count
  return sum
}
