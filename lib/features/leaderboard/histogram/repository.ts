import 'server-only'
import { db } from '@/lib/platform/db/client'

export type Step = { points: number; families: number }

/** Counts families by points. It reads all of them, so a pipelined query would wait. */
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
