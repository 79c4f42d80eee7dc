import 'server-only'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { Prisma } from '@/lib/platform/db/generated/client'
import type { Queryable } from '@/lib/platform/db/query'
import type { EarnedBadge } from '../rules'

/** Returns badge and occasion of each earned badge as one string. */
export async function findEarnedBadgeKeys(tx: Queryable, familyId: string): Promise<Set<string>> {
  const rows = await tx.query<Pick<EarnedBadge, 'badgeId' | 'occasion'>>(Prisma.sql`
    select badge_id as "badgeId", occasion from earned_badges where family_id = ${familyId}::uuid`)
  return new Set(rows.map((row) => `${row.badgeId} ${row.occasion}`))
}

/**
 * Inserts the badges that a family has not earned yet.
 * @returns the ids of the inserted badges
 */
export async function insertEarnedBadges(
  tx: Queryable,
  familyId: string,
  earnedBadges: EarnedBadge[],
): Promise<Set<string>> {
  if (earnedBadges.length === 0) return new Set()
  const rows = await tx.query<{ badgeId: string }>(Prisma.sql`
    insert into earned_badges (family_id, badge_id, occasion, completion_id, earned_at)
    select ${familyId}::uuid, "badgeId", occasion, "completionId", "earnedAt"
    from jsonb_to_recordset(${JSON.stringify(earnedBadges)}::jsonb) as earned
      ("badgeId" uuid, occasion text, "completionId" uuid, "earnedAt" timestamptz)
    on conflict do nothing
    returning badge_id as "badgeId"`)
  return new Set(rows.map((row) => row.badgeId))
}

/** Deletes the badges of these occasions that completions have earned since a moment. */
export async function deleteEarnedBadgesSince(
  tx: Queryable,
  familyId: string,
  { at, occasions }: { at: Date; occasions: string[] },
): Promise<void> {
  await tx.execute(Prisma.sql`
    delete from earned_badges
    where family_id = ${familyId}::uuid and occasion = any(${occasions}::text[])
      and completion_id is not null and earned_at >= ${at}::timestamptz`)
}

export async function countFollows(tx: Queryable, familyId: string, from: LocalDate): Promise<number> {
  const [row] = await tx.query<{ count: number }>(Prisma.sql`
    select count(*)::int as count from follows
    where follower_id = ${familyId}::uuid and status = 'accepted'
      and created_at >= ${from}::date at time zone 'UTC'`)
  return row?.count ?? 0
}
