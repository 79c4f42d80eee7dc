import 'server-only'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { Prisma } from '@/lib/platform/db/generated/client'
import { execute, literalLimit, query } from '@/lib/platform/db/query'
import type { Season } from './schema'

/** SQL equivalent of `getCycleStart`, for challenge `c`. */
const CYCLE_START = Prisma.sql`(c.start_date - 7 * (c.week_number - 1))`

/** Returns the first days of unfrozen seasons with points, oldest first. */
export async function findUnfrozenStarts(upTo: LocalDate): Promise<LocalDate[]> {
  const rows = await query<{ start: LocalDate }>(Prisma.sql`
    select to_char(start, 'YYYY-MM-DD') as start
    from (select distinct ${CYCLE_START} as start from challenges c) cycles
    where start <= ${upTo}::date and not exists (select 1 from seasons where start_date = start)
      and exists (select 1 from family_scores s where s.period = to_char(start, 'YYYY-MM-DD'))
    order by start`)
  return rows.map(({ start }) => start)
}

/**
 * Writes a season's result once.
 * @returns false when it existed
 */
export async function insertResult({ start, end }: Season, now: Date): Promise<boolean> {
  const inserted = await execute(Prisma.sql`
    with ranked as materialized (
      select s.family_id, s.points, rank() over (order by s.points desc) as rank,
        row_number() over (order by s.points desc, s.reached_at, s.family_id) as place
      from family_scores s join families f on f.id = s.family_id
      where s.period = ${start} and s.points > 0 and f.on_leaderboard
    ), season as (
      insert into seasons (start_date, end_date, families, frozen_at)
      values (${start}::date, ${end}::date, (select count(*) from ranked), ${now}::timestamptz)
      on conflict do nothing returning start_date
    ), results as (
      insert into season_results (family_id, season_start, place, rank, points)
      select family_id, start_date, place, rank, points from ranked cross join season
    )
    select start_date from season`)
  return inserted.length > 0
}

type FinishedSeason = { points: number; rank: number | null; families: number; family: string }

/** Returns a family's points of a frozen season, with its rank if it took part; null without points. */
export async function findFinished(familyId: string, start: LocalDate): Promise<FinishedSeason | null> {
  const [row] = await query<FinishedSeason>(Prisma.sql`
    select coalesce(r.points, p.points) as points, r.rank::int as rank, s.families, f.name as family
    from seasons s
      join family_scores p on p.period = ${start} and p.family_id = ${familyId}::uuid and p.points > 0
      join families f on f.id = p.family_id
      left join season_results r on r.season_start = s.start_date and r.family_id = p.family_id
    where s.start_date = ${start}::date`)
  return row ?? null
}

/** Returns the first days of the frozen seasons in which a family has points, latest first. */
export async function findFinishedStarts(familyId: string): Promise<LocalDate[]> {
  const rows = await query<{ start: LocalDate }>(Prisma.sql`
    select to_char(s.start_date, 'YYYY-MM-DD') as start
    from seasons s join family_scores p on p.period = to_char(s.start_date, 'YYYY-MM-DD')
    where p.family_id = ${familyId}::uuid and p.points > 0
    order by s.start_date desc`)
  return rows.map(({ start }) => start)
}

type PastSeasonRow = Season & {
  families: number
  podium: {
    rank: number
    familyId: string
    familyName: string
    avatarPhotoId: string | null
    points: number
  }[]
  me: { rank: number; points: number } | null
}

/** Returns frozen seasons before a day, latest first. Podiums lack opted-out and blocked families. */
export function findPast(
  familyId: string,
  before: LocalDate | null,
  limit: number,
): Promise<PastSeasonRow[]> {
  return query<PastSeasonRow>(Prisma.sql`
    select to_char(s.start_date, 'YYYY-MM-DD') as start, to_char(s.end_date, 'YYYY-MM-DD') as end, s.families,
      coalesce((select json_agg(json_build_object('rank', p.rank, 'familyId', p.family_id, 'familyName', p.name,
          'avatarPhotoId', p.avatar_photo_id, 'points', p.points) order by p.place) from (
        select r.rank, r.family_id, f.name, f.avatar_photo_id, r.points, r.place
        from season_results r join families f on f.id = r.family_id
        where r.season_start = s.start_date and f.on_leaderboard and not exists (select 1 from blocks b
          where (b.blocker_id, b.blocked_id) in ((${familyId}::uuid, f.id), (f.id, ${familyId}::uuid)))
        order by r.place limit 3) p), '[]') as podium,
      (select json_build_object('rank', r.rank, 'points', r.points) from season_results r
        where r.family_id = ${familyId}::uuid and r.season_start = s.start_date) as me
    from seasons s
    where s.families > 0 and (${before}::date is null or s.start_date < ${before}::date)
    order by s.start_date desc limit ${literalLimit(limit)}`)
}
