import { addDays, isoWeekKey, type LocalDate, startOfIsoWeek, weekday } from '@/lib/platform/dates/local-date'

export const RECAP_PHOTOS = 20

/** Time on Sunday from which the running week has a recap. */
const NOON = '12:00'

/** Returns the Monday of an ISO week such as '2026-W48', or null if it is invalid. */
export function parseWeek(key: string): LocalDate | null {
  const [, year = '', week = ''] = /^((?:19|2\d)\d{2})-W(\d{2})$/.exec(key) ?? []
  if (!year) return null
  const monday = addDays(startOfIsoWeek(`${year}-01-04`), 7 * (Number(week) - 1))
  return isoWeekKey(monday) === key ? monday : null
}

/**
 * Returns the Monday of the newest week that has a recap: from Sunday noon, the running week.
 * @param time 'HH:mm' in the family's time zone
 */
export function latestRecap(today: LocalDate, time: string): LocalDate {
  const monday = startOfIsoWeek(today)
  return weekday(today) === 7 && time >= NOON ? monday : addDays(monday, -7)
}

/** Checks if the newest recap is still news: from Sunday noon to Tuesday. */
export function isRecapFresh(today: LocalDate, time: string): boolean {
  const day = weekday(today)
  return day <= 2 || (day === 7 && time >= NOON)
}

export type RecapTask = { assignmentId: string; date: LocalDate }
export type RecapCompletion = {
  challengeId: string
  assignmentId: string
  taskId: string
  ownTitle: string | null
  description: string
  localDate: LocalDate
  photoId: string | null
  likes: number
}

/** Counts the days whose tasks were all completed on the same day. */
export function countDaysInBloom(
  planned: readonly RecapTask[],
  completions: readonly Pick<RecapCompletion, 'assignmentId' | 'localDate'>[],
): number {
  const done = new Set(completions.map(({ assignmentId, localDate }) => `${assignmentId} ${localDate}`))
  const days = new Set(planned.map(({ date }) => date))
  return [...days].filter((day) =>
    planned.every(({ assignmentId, date }) => date !== day || done.has(`${assignmentId} ${day}`)),
  ).length
}

/**
 * Returns the challenge that names a week: that of the last completion, as in the notification, or without one that of
 * the last planned task.
 */
export function findWeekChallenge(
  completions: readonly Pick<RecapCompletion, 'challengeId' | 'localDate'>[],
  planned: readonly { challengeId: string }[],
): string | null {
  const [last] = completions.toSorted((a, b) => b.localDate.localeCompare(a.localDate))
  return (last ?? planned.at(-1))?.challengeId ?? null
}

/** Returns the photo with the most likes; of several, the first. */
export function findBestPhoto(completions: readonly RecapCompletion[]): string | null {
  let best: { photoId: string; likes: number } | null = null
  for (const { photoId, likes } of completions) {
    if (photoId && (!best || likes > best.likes)) best = { photoId, likes }
  }
  return best?.photoId ?? null
}

export type HarvestChallenge = { week: number; title: string }

/** Describes the week's best photo. */
export type HarvestPhoto = { taskTitle: string; date: LocalDate; description: string }

export type HarvestDay = { date: LocalDate; state: 'done' | 'rest' | 'open' | 'empty' }

type Week = {
  monday: LocalDate
  planned: readonly RecapTask[]
  completions: readonly Pick<RecapCompletion, 'localDate'>[]
  restDays: readonly LocalDate[]
}

/** Returns the days of a week from Monday; `open` is a planned day without completions. */
export function harvestDays({ monday, planned, completions, restDays }: Week): HarvestDay[] {
  return [0, 1, 2, 3, 4, 5, 6].map((offset) => {
    const date = addDays(monday, offset)
    if (completions.some(({ localDate }) => localDate === date)) return { date, state: 'done' }
    if (!planned.some((task) => task.date === date)) return { date, state: 'empty' }
    return { date, state: restDays.includes(date) ? 'rest' : 'open' }
  })
}
