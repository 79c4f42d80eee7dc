import 'server-only'
import { db } from '@/lib/db/client'

export type Step = { points: number; families: number }

/**
 * How many families of the leaderboard have how many points in a period, the most points first. It reads all of them,
 * and so goes alone: what came with it would wait.
 */
export function findSteps(period: string): Promise<Step[]> {
  return db().$queryRaw<Step[]>`
    select points, sum(families)::int as families from (
      select points, count(*) as families from family_scores
      where period = ${period} and points > 0 group by points
      union all
      select s.points, -count(*) from families f join family_scores s on s.family_id = f.id
      where not f.on_leaderboard and s.period = ${period} and s.points > 0 group by s.points) steps
    group by points order by points desc`
}
