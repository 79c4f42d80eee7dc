import 'server-only'
import type { LocalDate } from '@/lib/dates/local-date'
import { db } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import type { Analytics } from './schema'

type Figures = {
  totalUsers: number
  activeFamilies: number
  challengesCompleted: number
  contentItems: number
}

/**
 * The dashboard's figures in one round trip, selected across the rooms' tables. A completed challenge is one whose
 * points were given and not taken back; undone completions make no family active.
 */
export async function countFigures(activeSince: Date): Promise<Figures> {
  const [figures] = await db().$queryRaw<Figures[]>`
    select
      (select count(*)::int from users) as "totalUsers",
      (select count(distinct c.family_id)::int
        from completions c
        where c.created_at >= ${activeSince}::timestamptz
          and not exists (select 1 from completion_reversals r where r.completion_id = c.id)) as "activeFamilies",
      (select coalesce(sum(sign(amount)), 0)::int
        from point_entries where reason = 'challenge') as "challengesCompleted",
      (select (select count(*) from tasks where deleted_at is null)
        + (select count(*) from challenges)
        + (select count(*) from badges where deleted_at is null))::int as "contentItems"`
  return figures ?? { totalUsers: 0, activeFamilies: 0, challengesCompleted: 0, contentItems: 0 }
}

/** What happened in families since then, the newest first. */
export function findActivities(since: Date, limit: number) {
  return db().activity.findMany({
    where: { at: { gte: since } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: limit,
    select: { id: true, kind: true, familyId: true, at: true, family: { select: { name: true } } },
  })
}

/** A span of days in a zone; instants are told as days of that zone. */
export type Span = { from: LocalDate; to: LocalDate; zone: string }

const within = (column: Prisma.Sql, { from, to, zone }: Span) =>
  Prisma.sql`(${column} at time zone ${zone})::date between ${from}::date and ${to}::date`

const STANDING = Prisma.sql`not exists (select 1 from completion_reversals r where r.completion_id = c.id)`

type Counts = Pick<Analytics, 'users' | 'content' | 'engagement'>

/** All figures of a span in one round trip. */
export async function countSpan(span: Span): Promise<Counts> {
  const [row] = await db().$queryRaw<Counts[]>`
    select
      json_build_object(
        'total', (select count(*) from users),
        'new', (select count(*) from users where ${within(Prisma.sql`created_at`, span)}),
        'active', (select count(*) from users where ${within(Prisma.sql`last_login_at`, span)}),
        'families', (select count(*) from families),
        'newFamilies', (select count(*) from families where ${within(Prisma.sql`created_at`, span)})
      ) as users,
      json_build_object(
        'tasks', (select count(*) from tasks where deleted_at is null),
        'challenges', (select count(*) from challenges),
        'activeChallenges', (select count(*) from challenges where is_active),
        'badges', (select count(*) from badges where deleted_at is null)
      ) as content,
      json_build_object(
        'completions', (select count(*) from completions c
          where ${within(Prisma.sql`c.created_at`, span)} and ${STANDING}),
        'activeFamilies', (select count(distinct c.family_id) from completions c
          where ${within(Prisma.sql`c.created_at`, span)} and ${STANDING}),
        'badgesEarned', (select count(*) from earned_badges where ${within(Prisma.sql`earned_at`, span)}),
        'posts', (select count(*) from posts where ${within(Prisma.sql`created_at`, span)}),
        'likes', (select count(*) from likes where ${within(Prisma.sql`created_at`, span)}),
        'comments', (select count(*) from comments where ${within(Prisma.sql`created_at`, span)})
      ) as engagement`
  if (!row) throw new Error('The figures are one row')
  return row
}

/** The challenges in which most was done in a span. */
export function findTopChallenges(span: Span, limit: number) {
  return db().$queryRaw<
    {
      id: string
      title: string
      language: string
      translations: unknown
      families: number
      completions: number
    }[]
  >`
    select h.id, h.title, h.language, h.translations,
      count(distinct c.family_id)::int as families, count(*)::int as completions
    from completions c join challenges h on h.id = c.challenge_id
    where ${within(Prisma.sql`c.created_at`, span)} and ${STANDING}
    group by h.id
    order by completions desc, families desc, h.start_date desc, h.id
    limit ${limit}`
}

/** What came new in each step of a span; a step is named by its first day in the span. */
export function findGrowth(span: Span, step: 'day' | 'week' | 'month'): Promise<Analytics['growth']> {
  const { from, to, zone } = span
  const of = (day: Prisma.Sql) =>
    Prisma.sql`greatest(date_trunc(${step}, ${day}::timestamp)::date, ${from}::date)`
  const day = (column: Prisma.Sql) => Prisma.sql`(${column} at time zone ${zone})::date`
  const made = (column: Prisma.Sql) => of(day(column))
  return db().$queryRaw`
    with steps as (
      select distinct ${of(Prisma.sql`d`)} as date
      from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') as d
    ), facts as (
      select ${made(Prisma.sql`created_at`)} as date, 1 as users, 0 as families, 0 as completions
      from users where ${within(Prisma.sql`created_at`, span)}
      union all
      select ${made(Prisma.sql`created_at`)}, 0, 1, 0
      from families where ${within(Prisma.sql`created_at`, span)}
      union all
      select ${made(Prisma.sql`c.created_at`)}, 0, 0, 1
      from completions c where ${within(Prisma.sql`c.created_at`, span)} and ${STANDING}
    )
    select to_char(s.date, 'YYYY-MM-DD') as date, coalesce(sum(f.users), 0)::int as users,
      coalesce(sum(f.families), 0)::int as families, coalesce(sum(f.completions), 0)::int as completions
    from steps s left join facts f on f.date = s.date
    group by s.date order by s.date`
}
