import 'server-only'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { readCounts } from '@/lib/platform/db/counting'
import { Prisma } from '@/lib/platform/db/generated/client'
import { type Cohort, FOLLOWED_WEEKS } from './rules'

export async function findCohorts(from: LocalDate, before: LocalDate, zone: string): Promise<Cohort[]> {
  const rows = await readCounts<{
    week: LocalDate
    families: number
    n: number | null
    active: number
  }>(Prisma.sql`
    with joined as materialized (
      select id, date_trunc('week', created_at at time zone ${zone})::date as week from families
      where created_at >= ${from}::timestamp at time zone ${zone}
        and created_at < ${before}::timestamp at time zone ${zone}
    ), sizes as (
      select week, count(*)::int as families from joined group by week
    ), active as (
      select j.week, (w.week - j.week) / 7 as n, count(distinct j.id)::int as active
      from family_weeks w join joined j on j.id = w.family_id
      where w.completions <> 0 and w.week >= ${from}::date and w.week < ${before}::date
        and w.week between j.week and j.week + ${7 * FOLLOWED_WEEKS}::int
      group by 1, 2
    )
    select to_char(week, 'YYYY-MM-DD') as week, families, n, coalesce(active, 0) as active
    from sizes left join active using (week)
    order by week, n`)
  const cohorts = new Map<LocalDate, Cohort>()
  for (const { week, families, n, active } of rows) {
    const cohort = cohorts.get(week) ?? { week, families, active: Array<number>(FOLLOWED_WEEKS + 1).fill(0) }
    if (n !== null) cohort.active[n] = active
    cohorts.set(week, cohort)
  }
  return [...cohorts.values()]
}
