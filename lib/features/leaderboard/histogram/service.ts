import 'server-only'
import { createStaleWhileRevalidateCache } from '@/lib/platform/cache/stale-while-revalidate-cache'
import { findSteps, type Step } from './repository'

/** More periods than time zones are in at once. */
const getCachedSteps = createStaleWhileRevalidateCache<Step[]>({ freshMs: 15_000, most: 20 })

/** Counts the families with more points, cached. */
export async function countFamiliesAbove(period: string, points: number): Promise<number> {
  let above = 0
  for (const step of await getCachedSteps(period, () => findSteps(period))) {
    if (step.points <= points) break
    above += step.families
  }
  return above
}
