import 'server-only'
import type { BadgeGoal } from '@/lib/features/badges/goals/rules'
import { listBadgeGoals } from '@/lib/features/badges/goals/service'
import { getToday, plannedTasks } from '@/lib/features/challenges/service'
import { EVER } from '@/lib/features/scores/rules'
import { restDaysFrom } from '@/lib/features/scores/service'
import { addDays, localTimeAt, monthKey } from '@/lib/platform/dates/local-date'
import type { FamilyActor } from '@/lib/platform/session/actor'
import { countMade, readFoundingDay } from '../progress/service'
import { latestRecap } from '../recap/rules'
import { countTasksByKid } from './repository'
import {
  addMonths,
  type GardenDay,
  type GardenWeek,
  isMonth,
  type KidTasks,
  listMonthDays,
  listYearWeeks,
} from './rules'

type Garden = {
  /** Such as '2026-11'. */
  month: string
  days: GardenDay[]
  previous: string | null
  next: string | null
  year: string
  weeks: GardenWeek[]
  goals: BadgeGoal[]
  kids: KidTasks[]
}

/**
 * Returns what the actor's family has grown: a month's days, the weeks of its year, the next badges, and its kids.
 * @param asked month such as '2026-11'; the running one for none, a wrong one, and one before the family or ahead
 */
export async function readGarden(actor: FamilyActor, asked: unknown): Promise<Garden> {
  const now = new Date()
  const today = getToday(actor, now)
  const founded = (await readFoundingDay(actor)) ?? today
  const running = monthKey(today)
  const isShown = isMonth(asked) && asked >= monthKey(founded) && asked <= running
  const month = isShown ? asked : running
  const from = `${month}-01`
  const to = addDays(`${addMonths(month, 1)}-01`, -1)
  const [made, planned, restDays, kids] = await Promise.all([
    countMade(actor, EVER, addDays(today, 1)),
    plannedTasks(from, to, actor.contentRevision),
    restDaysFrom(actor, from),
    countTasksByKid(actor.familyId),
  ])
  const year = month.slice(0, 4)
  return {
    month,
    days: listMonthDays(month, {
      made,
      today,
      planned: new Set(planned.map(({ date }) => date).filter((date) => date >= founded)),
      restDays: new Set(restDays),
    }),
    previous: month > monthKey(founded) ? addMonths(month, -1) : null,
    next: month < running ? addMonths(month, 1) : null,
    year,
    weeks: listYearWeeks({
      made,
      year,
      first: founded,
      latest: latestRecap(today, localTimeAt(now, actor.timezone)),
    }),
    goals: await listBadgeGoals(actor, made, today),
    kids,
  }
}
