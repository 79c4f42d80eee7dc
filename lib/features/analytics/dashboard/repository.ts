import 'server-only'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { db } from '@/lib/platform/db/client'
import { readCounts } from '@/lib/platform/db/counting'
import { Prisma } from '@/lib/platform/db/generated/client'

type Totals = { totalUsers: number; contentItems: number }

export async function countTotals(): Promise<Totals> {
  const [totals] = await readCounts<Totals>(Prisma.sql`
    select
      (select count(*)::int from users) as "totalUsers",
      (select (select count(*) from tasks where deleted_at is null)
        + (select count(*) from challenges)
        + (select count(*) from recipes)
        + (select count(*) from badges where deleted_at is null))::int as "contentItems"`)
  return totals ?? { totalUsers: 0, contentItems: 0 }
}

export function findActivities(since: Date, limit: number) {
  return db().activity.findMany({
    where: { at: { gte: since } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: limit,
    select: { id: true, kind: true, familyId: true, at: true, family: { select: { name: true } } },
  })
}

export async function countOpenReports(): Promise<{ total: number; children: number }> {
  const [row] = await db().$queryRaw<{ total: number; children: number }[]>`
    select count(*)::int as total,
      count(*) filter (where reason = 'child_without_permission')::int as children
    from reports where status = 'open'`
  return row ?? { total: 0, children: 0 }
}

type Week = {
  id: string
  title: string
  language: string
  translations: unknown
  startDate: LocalDate
  isActive: boolean
}

/**
 * Returns the challenge of each week that has one: preferably that of the given day, then an active one. It may start on
 * any weekday.
 */
export function findChallengesOn(days: readonly LocalDate[]): Promise<(Week & { day: LocalDate })[]> {
  return db().$queryRaw`
    select distinct on (planned.day) to_char(planned.day, 'YYYY-MM-DD') as day, id, title, language, translations,
      to_char(start_date, 'YYYY-MM-DD') as "startDate", is_active as "isActive"
    from unnest(${days}::date[]) as planned (day)
      cross join lateral (select date_trunc('week', day)::date as monday) as week
      join challenges on start_date < monday + 7 and end_date >= monday
    order by planned.day, (day between start_date and end_date) desc, is_active desc,
      abs(start_date - day), id`
}

/** Returns the first unfinished challenge without tasks. */
export async function findUnplanned(today: LocalDate): Promise<Week | null> {
  const [row] = await db().$queryRaw<Week[]>`
    select id, title, language, translations, to_char(start_date, 'YYYY-MM-DD') as "startDate",
      is_active as "isActive"
    from challenges h where end_date >= ${today}::date
      and not exists (select 1 from challenge_tasks t where t.challenge_id = h.id and t.removed_at is null)
    order by start_date, id limit 1`
  return row ?? null
}
