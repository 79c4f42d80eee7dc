import 'server-only'
import { createStaleWhileRevalidateCache } from '@/lib/db/stale-while-revalidate-cache'
import { findSteps, type Step } from './repo'

/** The periods are more than those that families of all zones are in at once. */
const getCachedSteps = createStaleWhileRevalidateCache<Step[]>({ freshMs: 15_000, most: 20 })

/** How many families have more points in a period, as it was some seconds ago. */
export async function familiesAbove(period: string, points: number): Promise<number> {
  let above = 0
  for (const step of await getCachedSteps(period, () => findSteps(period))) {
    if (step.points <= points) break
    above += step.families
  }
  return above
}
