import 'server-only'
import { findSteps, type Step } from './repo'

/** How old what is told may be, in milliseconds. */
const FRESH_MS = 15_000

/** More periods than families of all zones are in at once. */
const MOST_PERIODS = 20

type Kept = { steps: Promise<Step[]>; since: number }

const kept = new Map<string, Kept>()

/**
 * How many families have more points in a period, as it was some seconds ago: counting them each time would take the
 * longer the more there are. Whoever asks when that is too long ago has it counted anew for the next one.
 */
export async function familiesAbove(period: string, points: number): Promise<number> {
  const known = kept.get(period)
  if (!known || Date.now() - known.since > FRESH_MS) count(period, known)
  const { steps } = known ?? (kept.get(period) as Kept)
  let above = 0
  for (const step of await steps) {
    if (step.points <= points) break
    above += step.families
  }
  return above
}

/** A count that fails leaves the one before it; without any, the next one who asks tries again. */
function count(period: string, before: Kept | undefined): void {
  if (kept.size >= MOST_PERIODS) kept.clear()
  const counted = findSteps(period)
  if (!before) {
    kept.set(period, { steps: counted, since: Date.now() })
    counted.catch(() => kept.delete(period))
    return
  }
  kept.set(period, { ...before, since: Date.now() })
  counted.then(
    (steps) => kept.set(period, { steps: Promise.resolve(steps), since: Date.now() }),
    () => undefined,
  )
}
