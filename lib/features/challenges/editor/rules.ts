import { addDays, type LocalDate, nextMonday } from '@/lib/platform/dates/local-date'
import { CHALLENGE_DAYS, type ChallengeWindow, getEndDate, getWeekNumberInCycle } from '../rules'

type Week = ChallengeWindow & { weekNumber: number }

/** Returns the first free week from next Monday, with its number in the cycle. */
export function freeWeek(planned: readonly Week[], today: LocalDate): Week {
  let startDate = nextMonday(today)
  const isTaken = (week: Week) => week.startDate <= getEndDate(startDate) && week.endDate >= startDate
  while (planned.some(isTaken)) startDate = addDays(startDate, CHALLENGE_DAYS)
  const byStart = [...planned].sort((a, b) => a.startDate.localeCompare(b.startDate))
  const beside = byStart.findLast((week) => week.startDate < startDate) ?? byStart[0]
  return {
    startDate,
    endDate: getEndDate(startDate),
    weekNumber: beside ? numberAfter(beside, startDate) : 1,
  }
}

/** A week that begins on another weekday cannot continue the cycle, so it gets the next number. */
function numberAfter(last: Week, startDate: LocalDate): number {
  return getWeekNumberInCycle(last, startDate) ?? (last.weekNumber % 4) + 1
}
