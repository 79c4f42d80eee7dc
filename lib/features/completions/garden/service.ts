import 'server-only'
import type { BadgeGoal } from '@/lib/features/badges/goals/rules'
import { listBadgeGoals } from '@/lib/features/badges/goals/service'
import type { BadgeView } from '@/lib/features/badges/schema'
import { getToday, listPlannedTasks } from '@/lib/features/challenges/service'
import { labelKids, splitGrownUps } from '@/lib/features/families/rules'
import { FIRST_DATE } from '@/lib/features/scores/rules'
import { listRestDaysFrom } from '@/lib/features/scores/service'
import { loadCompletedTaskNames } from '@/lib/features/tasks/service'
import {
  addDays,
  isoWeekKey,
  type LocalDate,
  localTimeAt,
  monthKey,
  startOfIsoWeek,
} from '@/lib/platform/dates/local-date'
import type { FamilyActor } from '@/lib/platform/session/actor'
import { countCompletionsByDay, listBadgesWithPetals, readFoundingDay } from '../progress/service'
import { latestRecap } from '../recap/rules'
import { countTasksByKid } from './repository'
import {
  addMonths,
  type GardenDay,
  type GardenWeek,
  type KidTasks,
  listMonthDays,
  listYearWeeks,
  pickMonth,
  toGardenWeek,
} from './rules'

type Garden = {
  month: string
  today: LocalDate
  days: GardenDay[]
  previous: string | null
  next: string | null
  year: string
  weeks: GardenWeek[]
  /** Null once it has a harvest, and in another year. */
  runningWeek: GardenWeek | null
  /** Number of all tasks done. */
  leaves: number
  badges: BadgeView[]
  goals: BadgeGoal[]
  kids: KidTasks[]
}

/**
 * Returns the days of a month, the weeks of its year, the badges, and the kids.
 * @param asked month such as '2026-11'; see `pickMonth` for any other value
 */
export async function readGarden(actor: FamilyActor, asked: unknown): Promise<Garden> {
  const now = new Date()
  const today = getToday(actor, now)
  const [foundingDay, completionsByDay] = await Promise.all([
    readFoundingDay(actor),
    countCompletionsByDay(actor, FIRST_DATE, addDays(today, 1)),
  ])
  const founded = foundingDay ?? today
  const running = monthKey(today)
  const doneOn = [...completionsByDay.keys()].filter((date) => date <= today).sort()
  const thisMonday = startOfIsoWeek(today)
  const month = pickMonth(asked, { today, founded, lastDone: doneOn.at(-1) })
  const from = `${month}-01`
  const to = addDays(startOfIsoWeek(addDays(`${addMonths(month, 1)}-01`, -1)), 6)
  const [planned, restDays, kids, badges] = await Promise.all([
    listPlannedTasks(from, to, actor.contentRevision),
    listRestDaysFrom(actor, from),
    listKidTasks(actor, today),
    listBadgesWithPetals(actor),
  ])
  const latest = latestRecap(today, localTimeAt(now, actor.timezone))
  // In early January the newest harvest belongs to the year before.
  const year = month === running ? isoWeekKey(latest).slice(0, 4) : month.slice(0, 4)
  return {
    month,
    today,
    days: listMonthDays(month, {
      completionsByDay,
      today,
      planned: new Set(planned.map(({ date }) => date).filter((date) => date >= founded)),
      restDays: new Set(restDays),
    }),
    previous: month > monthKey(founded) ? addMonths(month, -1) : null,
    next: month < running ? addMonths(month, 1) : null,
    year,
    weeks: listYearWeeks({
      completionsByDay,
      year,
      first: founded,
      latest,
    }),
    runningWeek:
      thisMonday > latest && isoWeekKey(thisMonday).startsWith(`${year}-`)
        ? toGardenWeek(thisMonday, completionsByDay)
        : null,
    leaves: [...completionsByDay.values()].reduce((sum, count) => sum + count, 0),
    badges,
    goals: await listBadgeGoals(actor, { badges, completionsByDay, today }),
    kids,
  }
}

/** Omits kids who have grown up. */
async function listKidTasks(actor: FamilyActor, today: LocalDate): Promise<KidTasks[]> {
  const { kids: rows } = splitGrownUps(await countTasksByKid(actor.familyId), today)
  const getTask = await loadCompletedTaskNames(
    actor,
    rows.flatMap(({ latest }) => latest),
  )
  const names = labelKids(rows, today)
  return rows.map(({ id, name, tasksDone, latest }, place) => ({
    id,
    name: names[place] ?? name,
    tasksDone,
    latest: [...new Set(latest.map((completed) => getTask(completed, { isOwn: true }).name))],
  }))
}
