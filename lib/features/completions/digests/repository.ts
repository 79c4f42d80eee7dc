import 'server-only'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { IS_ACTIVE_COMPLETION } from '@/lib/platform/db/active-completion'
import type { Db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { literalLimit } from '@/lib/platform/db/query'

export type DueDigest = {
  userId: string
  isActive: boolean
  isProved: boolean
  email: string
  firstName: string
  language: string | null
  familyId: string | null
  timezone: string
  quietFrom: string
  quietTo: string
  digest: boolean
  digestedOn: LocalDate | null
}

/** Locks and returns due digests that no other process has locked. */
export function lockDue(tx: Db, now: Date, zone: string, limit: number): Promise<DueDigest[]> {
  return tx.execute<DueDigest>(Prisma.sql`
    select s.user_id as "userId", u.status = 'active' as "isActive", u.email_verified_at is not null as "isProved",
      u.email, u.first_name as "firstName", u.language, u.family_id as "familyId",
      coalesce(f.timezone, ${zone}) as timezone, s.quiet_from as "quietFrom", s.quiet_to as "quietTo", s.digest,
      to_char(s.digested_on, 'YYYY-MM-DD') as "digestedOn"
    from notification_settings s join users u on u.id = s.user_id left join families f on f.id = u.family_id
    where s.next_digest_at <= ${now}::timestamptz
    order by s.next_digest_at limit ${literalLimit(limit)}
    for update of s skip locked`)
}

export type WeekHarvest = {
  familyId: string
  tasks: number
  points: number
  badges: number
  /** Challenge that begins in the following week. */
  next: { title: string; language: string; translations: unknown } | null
}

/** Returns tasks, points and badges of each family in the week that ends on a Sunday. */
export function findHarvests(
  tx: Db,
  weeks: { familyId: string; sunday: LocalDate }[],
): Promise<WeekHarvest[]> {
  const families = weeks.map(({ familyId }) => familyId)
  const sundays = weeks.map(({ sunday }) => sunday)
  return tx.query<WeekHarvest>(Prisma.sql`
    select f.id as "familyId", done.tasks, coalesce(score.points, 0) as points, earned.badges, upcoming.next
    from unnest(${families}::uuid[], ${sundays}::date[]) as week(family_id, sunday)
    join families f on f.id = week.family_id
    cross join lateral (
      select count(*)::int as tasks from completions c
      where c.family_id = f.id and c.local_date between week.sunday - 6 and week.sunday and ${IS_ACTIVE_COMPLETION}) done
    cross join lateral (
      select count(distinct e.badge_id)::int as badges
      from earned_badges e left join completions c on c.id = e.completion_id
      where e.family_id = f.id and coalesce(c.local_date, (e.earned_at at time zone f.timezone)::date)
        between week.sunday - 6 and week.sunday) earned
    left join family_scores score on score.family_id = f.id and score.period = to_char(week.sunday, 'IYYY-"W"IW')
    left join lateral (
      select json_build_object('title', title, 'language', language, 'translations', translations) as next
      from challenges where is_active and start_date between week.sunday + 1 and week.sunday + 7
      order by start_date, id limit 1) upcoming on true`)
}

type Next = { nextDigestAt: Date | null; digestedOn: LocalDate | null }

export async function reschedule(tx: Db, userId: string, { nextDigestAt, digestedOn }: Next): Promise<void> {
  await tx.execute(Prisma.sql`
    update notification_settings
    set next_digest_at = ${nextDigestAt}::timestamptz, digested_on = ${digestedOn}::date
    where user_id = ${userId}::uuid`)
}
