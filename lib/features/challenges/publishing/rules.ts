import { addDays, type LocalDate, type Weekday } from '@/lib/platform/dates/local-date'
import { LOCALES, type Locale } from '@/lib/platform/i18n/locales'
import {
  CHALLENGE_DAYS,
  type ChallengeWindow,
  getCycleStart,
  getDateOfDay,
  getWeekNumberInCycle,
  WEEKS_PER_CYCLE,
} from '../rules'
import type { Finding } from './schema'

export type CheckedTask = {
  id: string
  name: string
  missing: Locale | null
}

export type CheckedChallenge = ChallengeWindow & {
  weekNumber: number
  texts: Record<Locale, { title: string; description: string }>
  plan: readonly { dayOfWeek: number; task: CheckedTask }[]
}

export type Neighbour = ChallengeWindow & {
  id: string
  title: string
  weekNumber: number
  isActive: boolean
  taskIds: readonly string[]
}

const DAYS: Weekday[] = [1, 2, 3, 4, 5, 6, 7]

/** Returns the problems of a challenge, errors first. */
export function publishFindings(
  challenge: CheckedChallenge,
  neighbours: readonly Neighbour[],
  { today, weeksBack }: { today: LocalDate; weeksBack: number },
): Finding[] {
  const over: Finding[] = challenge.endDate < today ? [{ code: 'window_over', severity: 'warning' }] : []
  return [
    ...over,
    ...textFindings(challenge),
    ...planFindings(challenge),
    ...taskFindings(challenge),
    ...repeated(challenge, neighbours, weeksBack),
    ...placed(
      challenge,
      neighbours.filter(({ isActive }) => isActive),
    ),
  ].sort((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'))
}

function textFindings({ texts }: CheckedChallenge): Finding[] {
  return LOCALES.flatMap((locale) => {
    const missing: Finding[] = []
    if (!texts[locale].title) missing.push({ code: 'title_missing', severity: 'warning', language: locale })
    if (!texts[locale].description)
      missing.push({ code: 'description_missing', severity: 'warning', language: locale })
    return missing
  })
}

function planFindings({ plan, startDate }: CheckedChallenge): Finding[] {
  if (plan.length === 0) return [{ code: 'no_tasks', severity: 'error' }]
  const empty = DAYS.filter((day) => plan.every(({ dayOfWeek }) => dayOfWeek !== day))
  const inOrder = empty.sort((a, b) =>
    getPlannedDate(startDate, a).localeCompare(getPlannedDate(startDate, b)),
  )
  return inOrder.map((day) => ({ code: 'empty_day', severity: 'warning', day }))
}

const getPlannedDate = (startDate: LocalDate, day: Weekday) => getDateOfDay({ startDate }, day)

function taskFindings({ plan }: CheckedChallenge): Finding[] {
  return listDistinctTasks(plan).flatMap(({ id, name, missing }): Finding[] =>
    missing
      ? [{ code: 'task_untranslated', severity: 'warning', language: missing, task: { id, name } }]
      : [],
  )
}

function listDistinctTasks(plan: CheckedChallenge['plan']): CheckedTask[] {
  return [...new Map(plan.map(({ task }) => [task.id, task])).values()]
}

function repeated(
  { plan, startDate, endDate }: CheckedChallenge,
  neighbours: readonly Neighbour[],
  weeksBack: number,
): Finding[] {
  const since = addDays(startDate, -7 * weeksBack)
  const recent = neighbours
    .filter((week) => week.endDate >= since && week.startDate <= endDate)
    .sort((a, b) => b.startDate.localeCompare(a.startDate))
  return listDistinctTasks(plan).flatMap(({ id, name }): Finding[] => {
    const week = recent.find(({ taskIds }) => taskIds.includes(id))
    return week
      ? [{ code: 'task_repeated', severity: 'warning', task: { id, name }, challenge: named(week) }]
      : []
  })
}

function placed(challenge: CheckedChallenge, active: readonly Neighbour[]): Finding[] {
  const { startDate, endDate } = challenge
  const overlapping = active.filter((week) => week.startDate <= endDate && week.endDate >= startDate)
  const findings = overlapping.map(
    (week): Finding => ({ code: 'overlap', severity: 'warning', challenge: named(week) }),
  )
  const beside = cycleNeighbour(challenge, active)
  if (!beside) return findings
  const weekNumber = getWeekNumberInCycle(beside, startDate)
  if (weekNumber === challenge.weekNumber) return findings
  return [...findings, { code: 'cycle_broken', severity: 'warning', weekNumber, challenge: named(beside) }]
}

function cycleNeighbour({ startDate, endDate }: ChallengeWindow, active: readonly Neighbour[]) {
  const byStart = [...active].sort((a, b) => a.startDate.localeCompare(b.startDate))
  const since = addDays(startDate, -CHALLENGE_DAYS * WEEKS_PER_CYCLE)
  const before = byStart.findLast((week) => week.startDate >= since && week.endDate < startDate)
  return before ?? byStart.find((week) => week.startDate > endDate && getCycleStart(week) <= startDate)
}

function named({ id, title, startDate, weekNumber }: Neighbour): NonNullable<Finding['challenge']> {
  return { id, title, startDate, weekNumber }
}
