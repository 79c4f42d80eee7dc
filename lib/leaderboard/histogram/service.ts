import 'server-only'
import { lately } from '@/lib/db/lately'
import { findSteps, type Step } from './repo'

/** The periods are more than those that families of all zones are in at once. */
const kept = lately<Step[]>({ freshMs: 15_000, most: 20 })

/** How many families have more points in a period, as it was some seconds ago. */
export async function familiesAbove(period: string, points: number): Promise<number> {
  let above = 0
  for (const step of await kept(period, () => findSteps(period))) {
    if (step.points <= points) break
    above += step.families
  }
  return above
}
