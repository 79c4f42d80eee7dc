import 'server-only'
import { FIRST_DATE } from '@/lib/features/scores/rules'
import { getStreaks } from '@/lib/features/scores/service'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { db } from '@/lib/platform/db/client'
import type { FamilyActor } from '@/lib/platform/session/actor'
import { countFollows } from '../repository'
import type { BadgeView } from '../schema'
import { type BadgeGoal, measureGoal } from './rules'

type GoalInput = {
  badges: readonly BadgeView[]
  completionsByDay: ReadonlyMap<LocalDate, number>
  today: LocalDate
}

/**
 * Returns the unearned badges that need a number of tasks, days or follows, nearest first.
 * @param completionsByDay the number of the family's active completions per day
 */
export async function listBadgeGoals(
  actor: FamilyActor,
  { badges, completionsByDay, today }: GoalInput,
): Promise<BadgeGoal[]> {
  const open = badges.filter(({ earned }) => !earned)
  const streaks = await readFrom(open, 'streak', async (from) => {
    const [streak] = await getStreaks(db(), [{ id: actor.familyId, today }], from)
    return streak?.current ?? 0
  })
  const follows = await readFrom(open, 'follows', (from) => countFollows(db(), actor.familyId, from))
  return open
    .flatMap((badge) => {
      const from = getStart(badge)
      const state = {
        tasksDone: countSince(completionsByDay, from),
        streak: streaks.get(from) ?? 0,
        follows: follows.get(from) ?? 0,
      }
      const progress = measureGoal(badge.rule, state)
      return progress ? [{ badge, ...progress }] : []
    })
    .sort((a, b) => b.done / b.needed - a.done / a.needed)
}

async function readFrom(
  badges: readonly BadgeView[],
  type: BadgeView['rule']['type'],
  read: (from: LocalDate) => Promise<number>,
): Promise<Map<LocalDate, number>> {
  const starts = new Set(badges.filter(({ rule }) => rule.type === type).map(getStart))
  return new Map(await Promise.all([...starts].map(async (from) => [from, await read(from)] as const)))
}

function getStart({ rule }: BadgeView): LocalDate {
  return ('from' in rule ? rule.from : undefined) ?? FIRST_DATE
}

function countSince(countByDay: ReadonlyMap<LocalDate, number>, from: LocalDate): number {
  let sum = 0
  for (const [date, count] of countByDay) if (date >= from) sum += count
  return sum
}
