import 'server-only'
import { Prisma } from '@/lib/db/generated/client'
import { read } from '@/lib/db/read'

export type Step = { points: number; families: number }

/** How many families of the leaderboard have how many points in a period, the most points first. */
export function findSteps(period: string): Promise<Step[]> {
  return read<Step>(Prisma.sql`
    select points, sum(families)::int as families from (
      select points, count(*) as families from family_scores
      where period = ${period} and points > 0 group by points
      union all
      select s.points, -count(*) from families f join family_scores s on s.family_id = f.id
      where not f.on_leaderboard and s.period = ${period} and s.points > 0 group by s.points) steps
    group by points order by points desc`)
}
