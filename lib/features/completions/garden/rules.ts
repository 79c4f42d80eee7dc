import {
  addDays,
  isLocalDate,
  isoWeekKey,
  type LocalDate,
  monthKey,
  startOfIsoWeek,
  weekday,
} from '@/lib/platform/dates/local-date'

/** `open` is a past day without completions; `future` includes today until something is done. */
export type GardenDay = { date: LocalDate; state: 'done' | 'rest' | 'open' | 'empty' | 'future' }

export type GardenWeek = { week: string; monday: LocalDate; daysDone: number; tasksDone: number }

/** `latest` are task names, newest first. */
export type KidTasks = { id: string; name: string; tasksDone: number; latest: string[] }

/** Checks a month such as '2026-11'. */
export function isMonth(value: unknown): value is string {
  return typeof value === 'string' && isLocalDate(`${value}-01`)
}

/** Returns the previous (-1) or next (1) month. */
export function addMonths(month: string, by: 1 | -1): string {
  return monthKey(addDays(`${month}-01`, by === 1 ? 31 : -1))
}

type Known = { today: LocalDate; founded: LocalDate; lastDone: LocalDate | undefined }

/**
 * Returns the month to show: `asked`, if the family has it, or the current one. In the week in which a month begins, it
 * stays with the previous month if the last completion was then, because the last row of that month includes today.
 */
export function pickMonth(asked: unknown, { today, founded, lastDone = today }: Known): string {
  const running = monthKey(today)
  if (isMonth(asked) && asked >= monthKey(founded) && asked <= running) return asked
  const monthOfMonday = monthKey(startOfIsoWeek(today))
  return monthKey(lastDone) === monthOfMonday ? monthOfMonday : running
}

type FamilyHistory = {
  completionsByDay: ReadonlyMap<LocalDate, number>
  planned: ReadonlySet<LocalDate>
  restDays: ReadonlySet<LocalDate>
  today: LocalDate
}

/** Returns the days of a month, and those of the next one in its last week. */
export function listMonthDays(
  month: string,
  { completionsByDay, planned, restDays, today }: FamilyHistory,
): GardenDay[] {
  const days: GardenDay[] = []
  for (let date = `${month}-01`; monthKey(date) === month || weekday(date) > 1; date = addDays(date, 1)) {
    days.push({ date, state: getState(date) })
  }
  return days

  function getState(date: LocalDate): GardenDay['state'] {
    if (completionsByDay.has(date)) return 'done'
    if (restDays.has(date)) return 'rest'
    if (date >= today) return 'future'
    return planned.has(date) ? 'open' : 'empty'
  }
}

type Shelf = {
  completionsByDay: ReadonlyMap<LocalDate, number>
  year: string
  first: LocalDate
  latest: LocalDate
}

/**
 * Returns the weeks of a year that have a harvest, newest first.
 * @param first day on which the family was founded
 * @param latest Monday of the newest week with a harvest
 */
export function listYearWeeks({ completionsByDay, year, first, latest }: Shelf): GardenWeek[] {
  const weeks: GardenWeek[] = []
  for (let monday = latest; monday >= startOfIsoWeek(first); monday = addDays(monday, -7)) {
    const week = isoWeekKey(monday)
    if (week.startsWith(`${year}-`)) weeks.push(toGardenWeek(monday, completionsByDay))
  }
  return weeks
}

export function toGardenWeek(
  monday: LocalDate,
  completionsByDay: FamilyHistory['completionsByDay'],
): GardenWeek {
  const counts = [0, 1, 2, 3, 4, 5, 6].map((day) => completionsByDay.get(addDays(monday, day)) ?? 0)
  return {
    week: isoWeekKey(monday),
    monday,
    daysDone: counts.filter((count) => count > 0).length,
    tasksDone: counts.reduce((sum, count) => sum + count, 0),
  }
}
