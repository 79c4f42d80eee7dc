import 'server-only'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { literalLimit, query } from '@/lib/platform/db/query'

export type RankedFamily = {
  familyId: string
  familyName: string
  adultName: string | null
  avatarPhotoId: string | null
  points: number
  badges: number
}

const adultName = (familyId: string) => Prisma.sql`(
  select u.first_name from users u where u.family_id = ${Prisma.raw(familyId)}
  order by u.created_at, u.id limit 1) as "adultName"`

/** Without families that opted out. */
function firstScores(period: string, limit: number): Prisma.Sql {
  return Prisma.sql`
    select s.family_id, s.points, s.reached_at from family_scores s
    where s.period = ${period} and s.points > 0 and (select on_leaderboard from families f where f.id = s.family_id)
    order by s.points desc, s.reached_at, s.family_id limit ${literalLimit(limit)}`
}

const rankedColumns = Prisma.sql`
  s.family_id as "familyId", f.name as "familyName", ${adultName('s.family_id')},
  f.avatar_photo_id as "avatarPhotoId", s.points,
  (select count(distinct e.badge_id)::int from earned_badges e where e.family_id = s.family_id) as badges`

export function findFirst(period: string, limit: number): Promise<RankedFamily[]> {
  return query<RankedFamily>(Prisma.sql`
    select ${rankedColumns}
    from (${firstScores(period, limit)}) s join families f on f.id = s.family_id
    order by s.points desc, s.reached_at, s.family_id`)
}

/** Returns a family's group: its group of places in the last season, filled up with the nearest in points. */
export function findNear(me: string, period: string, size: number): Promise<RankedFamily[]> {
  const scores = Prisma.sql`
    select s.family_id, s.points, s.reached_at from family_scores s
    where s.period = ${period} and s.points > 0 and (select on_leaderboard from families f where f.id = s.family_id)`
  const own = Prisma.sql`coalesce((
    select points from family_scores where family_id = ${me}::uuid and period = ${period}), 0)`
  return query<RankedFamily>(Prisma.sql`
    with last_group as materialized (
      select r.family_id from season_results mine join season_results r on r.season_start = mine.season_start
        and r.place between mine.place - (mine.place - 1) % ${size}::int
          and mine.place - (mine.place - 1) % ${size}::int + ${size}::int - 1
      where mine.family_id = ${me}::uuid
        and mine.season_start = (select max(start_date) from seasons where families > 0)
    ), found as (
      select s.*, 1 as choice from last_group g cross join lateral (
        ${scores} and s.family_id = g.family_id limit 1) s
      union all select *, 2 from (${scores} and s.points >= ${own}
        order by s.points, s.reached_at desc, s.family_id desc limit ${literalLimit(size)}) above
      union all select *, 2 from (${scores} and s.points < ${own}
        order by s.points desc, s.reached_at, s.family_id limit ${literalLimit(size)}) below
      union all select *, 0 from (${scores} and s.family_id = ${me}::uuid) mine
    ), chosen as (
      select family_id, points, reached_at from (select distinct on (family_id) * from found order by family_id, choice) each
      order by choice, abs(points - ${own}), points desc, family_id limit ${literalLimit(size)}
    )
    select ${rankedColumns} from chosen s join families f on f.id = s.family_id
    order by s.points desc, s.reached_at, s.family_id`)
}

export async function findFirstPoints(period: string, limit: number): Promise<number[]> {
  const rows = await query<{ points: number }>(Prisma.sql`
    select points from (${firstScores(period, limit)}) s order by points desc`)
  return rows.map(({ points }) => points)
}

export async function findBlocked(me: string, familyIds: string[]): Promise<Set<string>> {
  const rows = await query<{ id: string }>(Prisma.sql`
    select id from unnest(${familyIds}::uuid[]) as id where exists (select 1 from blocks b
      where (b.blocker_id, b.blocked_id) in ((${me}::uuid, id), (id, ${me}::uuid)))`)
  return new Set(rows.map(({ id }) => id))
}

type OwnScore = Omit<RankedFamily, 'familyId'> & {
  onLeaderboard: boolean
  /** Lowest points above the own. */
  next: number | null
  /** On either side. */
  blocks: boolean
}

export async function findOwnScore(me: string, period: string): Promise<OwnScore | null> {
  const [ownScore] = await query<OwnScore>(Prisma.sql`
    with own as (
      select f.id, f.name, f.avatar_photo_id, f.on_leaderboard, coalesce(s.points, 0) as points
      from families f left join family_scores s on s.family_id = f.id and s.period = ${period}
      where f.id = ${me}::uuid)
    select own.points, own.on_leaderboard as "onLeaderboard", own.name as "familyName",
      ${adultName('own.id')},
      own.avatar_photo_id as "avatarPhotoId",
      (select count(distinct e.badge_id)::int from earned_badges e where e.family_id = own.id) as badges,
      (select s.points from family_scores s
        where s.period = ${period} and s.points > greatest(own.points, 0)
          and (select on_leaderboard from families f where f.id = s.family_id)
        order by s.points limit 1) as next,
      exists (select 1 from blocks b where b.blocker_id = own.id)
        or exists (select 1 from blocks b where b.blocked_id = own.id) as blocks
    from own`)
  return ownScore ?? null
}

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
