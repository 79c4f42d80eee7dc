import 'server-only'
import { env } from '@/lib/platform/config/env'
import { addDays, type LocalDate, startOfIsoWeek } from '@/lib/platform/dates/local-date'
import { databaseNow } from '@/lib/platform/db/clock'
import { countingTransaction } from '@/lib/platform/db/counting'
import * as challenges from '../challenges/repository'
import { lastSundayBy } from '../rules'
import * as repo from './repository'
import { CHALLENGE_TAIL_DAYS, daysBetween, lastClosableDay } from './rules'

const BATCH = 7

/** Updates the figures of closed and changed days. Safe to run concurrently. */
export async function refreshFigures(now: Date): Promise<number> {
  const zone = env().APP_TIMEZONE
  // Completions use the database's clock, so no day closes before it.
  const theirs = await databaseNow()
  const last = lastClosableDay(theirs < now ? theirs : now, zone)
  let count = 0
  while (!(await isFresh(zone, last))) count += await addUp(zone, last)
  return count
}

async function isFresh(zone: string, last: LocalDate): Promise<boolean> {
  const state = await repo.findState()
  if (state?.zone !== zone || state.changed) return false
  return state.closedThrough !== null && state.closedThrough >= last
}

function addUp(zone: string, last: LocalDate): Promise<number> {
  return countingTransaction(async (tx) => {
    const closed = await repo.lockState(tx, zone)
    const changes = await repo.takeChanges(tx, zone, BATCH)
    const first = closed ? addDays(closed, 1) : ((await repo.findFirstDay(tx, zone)) ?? last)
    const due = daysBetween(first, last).slice(0, BATCH)
    // A clock that was set back neither closes nor reopens days.
    const through = due.at(-1) ?? closed ?? last
    const days = [...changes.days.filter((day) => closed !== null && day <= closed), ...due]
    if (days.length > 0) {
      const weeks = [...new Set(days.map(startOfIsoWeek))]
      const closedDays = weeks.flatMap((monday) => daysBetween(monday, addDays(monday, 6)))
      await repo.writeDays(tx, days, zone)
      await repo.writeWeeks(
        tx,
        weeks,
        closedDays.filter((day) => day <= through),
        zone,
      )
    }
    await challenges.writeFigures(tx, addDays(through, -CHALLENGE_TAIL_DAYS), changes.challengeIds)
    await repo.setClosedThrough(tx, through)
    return days.length
  })
}

/** Returns the last week with figures, after a refresh. */
export async function findLastReportedWeek(now: Date): Promise<{ sunday: LocalDate; zone: string }> {
  const zone = env().APP_TIMEZONE
  const state = await repo.findState()
  const through = state?.closedThrough ?? lastClosableDay(now, zone)
  return { sunday: lastSundayBy(addDays(through, -CHALLENGE_TAIL_DAYS)), zone }
}

/** Compares the figures with the rows that they count; `mend` recounts them. */
export async function recomputeFigures({ mend }: { mend: boolean }): Promise<string[]> {
  const now = new Date()
  const zone = env().APP_TIMEZONE
  await refreshFigures(now)
  const state = await repo.findState()
  const firstDay = await countingTransaction((tx) => repo.findFirstDay(tx, zone))
  const [first] = [firstDay, state?.first].filter((day) => day != null).sort()
  const days = state?.closedThrough && first ? daysBetween(first, state.closedThrough) : []
  const differing = await repo.findDifferences(days, zone)
  const ids = await challenges.findDifferences()
  const found = [...differing.map(({ what, day }) => `${what} ${day}`), ...ids.map((id) => `challenge ${id}`)]
  if (mend && found.length > 0) {
    await countingTransaction((tx) => repo.deleteReportedDays(tx, zone))
    await refreshFigures(now)
  }
  return found
}
