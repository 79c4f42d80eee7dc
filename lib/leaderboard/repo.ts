import 'server-only'
import { Prisma } from '@/lib/db/generated/client'
import { atMost, read } from '@/lib/db/read'

export type Entry = {
  rank: number
  familyId: string
  familyName: string
  avatarPhotoId: string | null
  points: number
  badges: number
}

/**
 * The first families of a period, read along the index of its points; those left out that stay out of the
 * leaderboard, and those of whom the reading family sees nothing, whose ranks stay free.
 */
export function findEntries(me: string, period: string, limit: number): Promise<Entry[]> {
  return read<Entry>(Prisma.sql`
    with first as (
      select s.family_id, s.points, s.reached_at, f.name, f.avatar_photo_id
      from family_scores s join families f on f.id = s.family_id
      where s.period = ${period} and s.points > 0 and f.on_leaderboard
      order by s.points desc, s.reached_at, s.family_id limit ${atMost(limit)}),
    ranked as (select first.*, rank() over (order by points desc)::int as rank from first)
    select r.rank, r.family_id as "familyId", r.name as "familyName",
      r.avatar_photo_id as "avatarPhotoId", r.points,
      (select count(distinct e.badge_id)::int from earned_badges e where e.family_id = r.family_id) as badges
    from ranked r
    where not exists (select 1 from blocks b
      where (b.blocker_id, b.blocked_id) in ((${me}::uuid, r.family_id), (r.family_id, ${me}::uuid)))
    order by r.points desc, r.reached_at, r.family_id`)
}

type Standing = Omit<Entry, 'rank' | 'familyId'> & {
  onLeaderboard: boolean
  above: number
  next: number | null
}

/** A family's own entry, how many families have more points, counted up to a limit, and the least of what these have. */
export async function findStanding(me: string, period: string, most: number): Promise<Standing | null> {
  const above = Prisma.sql`family_scores s join families f on f.id = s.family_id
    where s.period = ${period} and s.points > greatest(own.points, 0) and f.on_leaderboard`
  const [standing] = await read<Standing>(Prisma.sql`
    with own as (
      select f.id, f.name, f.avatar_photo_id, f.on_leaderboard, coalesce(s.points, 0) as points
      from families f left join family_scores s on s.family_id = f.id and s.period = ${period}
      where f.id = ${me}::uuid)
    select own.points, own.on_leaderboard as "onLeaderboard", own.name as "familyName",
      own.avatar_photo_id as "avatarPhotoId",
      (select count(distinct e.badge_id)::int from earned_badges e where e.family_id = own.id) as badges,
      (select count(*)::int from (select from ${above} limit ${atMost(most)}) counted) as above,
      (select s.points from ${above} order by s.points limit 1) as next
    from own`)
  return standing ?? null
}
