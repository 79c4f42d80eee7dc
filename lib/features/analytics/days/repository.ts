import 'server-only'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { IS_ACTIVE_COMPLETION } from '@/lib/platform/db/active-completion'
import { db } from '@/lib/platform/db/client'
import { readCounts } from '@/lib/platform/db/counting'
import { Prisma } from '@/lib/platform/db/generated/client'
import type { Queryable } from '@/lib/platform/db/query'

const buildDaysSql = (days: readonly LocalDate[], zone: string) => Prisma.sql`(
  select day, 1 << (extract(isodow from day)::int - 1) as bit,
    day::timestamp at time zone ${zone} as start, (day + 1)::timestamp at time zone ${zone} as stop
  from unnest(${days}::date[]) as day) d`

const MADE = Prisma.sql`created_at >= d.start and created_at < d.stop`

const buildFiguresSql = (days: readonly LocalDate[], zone: string) => Prisma.sql`
  select d.day,
    (select count(*)::int from users where ${MADE}) as users,
    (select count(*)::int from families where ${MADE}) as families,
    c.completions, c.active_families,
    (select count(*)::int from earned_badges where earned_at >= d.start and earned_at < d.stop) as badges,
    (select count(*)::int from posts where ${MADE}) as posts,
    (select count(*)::int from likes where ${MADE}) as likes,
    (select count(*)::int from comments where ${MADE}) as comments
  from ${buildDaysSql(days, zone)}, lateral (
    select count(*)::int as completions, count(distinct family_id)::int as active_families
    from completions c where ${MADE} and ${IS_ACTIVE_COMPLETION}) c`

const buildWeeksSql = (days: readonly LocalDate[], zone: string) => Prisma.sql`
  select done.* from (
    select date_trunc('week', d.day::timestamp)::date as week, family_id,
      coalesce(bit_or(bit) filter (where kind = 1), 0)::int2 as completions,
      coalesce(bit_or(bit) filter (where kind = 2), 0)::int2 as badges,
      coalesce(bit_or(bit) filter (where kind = 3), 0)::int2 as posts,
      coalesce(bit_or(bit) filter (where kind = 4), 0)::int2 as likes,
      coalesce(bit_or(bit) filter (where kind = 5), 0)::int2 as comments
    from ${buildDaysSql(days, zone)}, lateral (
      select family_id, 1 as kind from completions c where ${MADE} and ${IS_ACTIVE_COMPLETION}
      union all select family_id, 2 from earned_badges where earned_at >= d.start and earned_at < d.stop
      union all select family_id, 3 from posts where ${MADE}
      union all select family_id, 4 from likes where ${MADE}
      union all select family_id, 5 from comments where ${MADE}
    ) facts
    group by 1, 2
  ) done join families on families.id = done.family_id`

export function findDays({ from, to }: { from: LocalDate; to: LocalDate }) {
  type Row = Record<'users' | 'families' | 'completions' | 'activeFamilies', number> &
    Record<'badges' | 'posts' | 'likes' | 'comments', number> & { day: LocalDate }
  return readCounts<Row>(Prisma.sql`
    select to_char(day, 'YYYY-MM-DD') as day, users, families, completions, active_families as "activeFamilies",
      badges, posts, likes, comments
    from daily_figures where day between ${from}::date and ${to}::date order by day`)
}

type State = {
  zone: string
  closedThrough: LocalDate | null
  first: LocalDate | null
  changed: boolean
}

export async function findState(): Promise<State | null> {
  const [state] = await db().$queryRaw<State[]>`
    select zone, to_char(closed_through, 'YYYY-MM-DD') as "closedThrough",
      (select to_char(min(day), 'YYYY-MM-DD') from daily_figures) as first,
      (select min(at) from figure_changes) is not null as changed from figures_state`
  return state ?? null
}

/** Locks the state; another zone resets it. */
export async function lockState(tx: Queryable, zone: string): Promise<LocalDate | null> {
  await tx.execute(
    Prisma.sql`insert into figures_state (id, zone) values (1, ${zone}) on conflict do nothing`,
  )
  const [state] = await tx.execute<Pick<State, 'zone' | 'closedThrough'>>(Prisma.sql`
    select zone, to_char(closed_through, 'YYYY-MM-DD') as "closedThrough" from figures_state for update`)
  if (state?.zone === zone) return state.closedThrough
  await deleteReportedDays(tx, zone)
  return null
}

export async function deleteReportedDays(tx: Queryable, zone: string): Promise<void> {
  await tx.execute(Prisma.sql`delete from daily_figures`)
  await tx.execute(Prisma.sql`delete from family_weeks`)
  await tx.execute(Prisma.sql`delete from challenge_figures`)
  await tx.execute(Prisma.sql`delete from figure_reports`)
  await tx.execute(Prisma.sql`update figures_state set zone = ${zone}, closed_through = null`)
}

export async function setClosedThrough(tx: Queryable, day: LocalDate): Promise<void> {
  await tx.execute(Prisma.sql`update figures_state set closed_through = ${day}::date`)
}

export async function findFirstDay(tx: Queryable, zone: string): Promise<LocalDate | null> {
  const [row] = await tx.query<{ day: LocalDate | null }>(Prisma.sql`
    select to_char(least(
      (select min(created_at) from users), (select min(created_at) from families),
      (select min(created_at) from completions), (select min(earned_at) from earned_badges),
      (select min(created_at) from posts), (select min(created_at) from likes),
      (select min(created_at) from comments)) at time zone ${zone}, 'YYYY-MM-DD') as day`)
  return row?.day ?? null
}

/** Deletes and returns the oldest change notes, of at most `limit` days. */
export async function takeChanges(tx: Queryable, zone: string, limit: number) {
  const rows = await tx.execute<{ day: LocalDate; challengeId: string | null }>(Prisma.sql`
    with oldest as (
      select (min(at) at time zone ${zone})::date as day from figure_changes
    ), taken as (
      delete from figure_changes
      where at < (select (day + ${limit}::int)::timestamp at time zone ${zone} from oldest)
      returning (at at time zone ${zone})::date as day, challenge_id
    )
    select distinct to_char(day, 'YYYY-MM-DD') as day, challenge_id as "challengeId" from taken`)
  const challengeIds = new Set(rows.flatMap((row) => row.challengeId ?? []))
  return { days: [...new Set(rows.map((row) => row.day))], challengeIds: [...challengeIds] }
}

/** Recounts days. A single statement's insert would still see the old rows. */
export async function writeDays(tx: Queryable, days: readonly LocalDate[], zone: string): Promise<void> {
  await tx.execute(Prisma.sql`delete from daily_figures where day = any(${days}::date[])`)
  await tx.execute(Prisma.sql`insert into daily_figures ${buildFiguresSql(days, zone)}`)
}

/** Recounts weeks, by the given closed days. */
export async function writeWeeks(
  tx: Queryable,
  weeks: readonly LocalDate[],
  days: readonly LocalDate[],
  zone: string,
) {
  await tx.execute(Prisma.sql`delete from family_weeks where week = any(${weeks}::date[])`)
  await tx.execute(Prisma.sql`insert into family_weeks ${buildWeeksSql(days, zone)}`)
}

export function findDifferences(days: readonly LocalDate[], zone: string) {
  return readCounts<{ what: string; day: LocalDate }>(Prisma.sql`
    with stored as (select * from daily_figures), counted as (${buildFiguresSql(days, zone)}),
      stored_weeks as (select * from family_weeks), counted_weeks as (${buildWeeksSql(days, zone)})
    select 'day' as what, to_char(day, 'YYYY-MM-DD') as day from (
      (table stored except table counted) union (table counted except table stored)) a
    union select 'week', to_char(week, 'YYYY-MM-DD') from (
      (table stored_weeks except table counted_weeks) union (table counted_weeks except table stored_weeks)) b
    order by 1, 2`)
}
