import 'server-only'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { Prisma } from '@/lib/platform/db/generated/client'
import { type Queryable, query } from '@/lib/platform/db/query'
import type { EarnedBadge } from './rules'
import type { BadgeRow } from './schema'

export const BADGE_COLUMNS = {
  id: true,
  kind: true,
  language: true,
  name: true,
  description: true,
  translations: true,
  rule: true,
  motif: true,
  imagePhotoId: true,
  coloringPhotoId: true,
  version: true,
} as const

const BADGES = Prisma.sql`
  select id, kind::text as kind, language, name, description, translations, rule, motif,
    image_photo_id as "imagePhotoId", coloring_photo_id as "coloringPhotoId", version
  from badges`

export function findAll(database: Queryable): Promise<BadgeRow[]> {
  return database.query<BadgeRow>(Prisma.sql`${BADGES} where deleted_at is null order by created_at, id`)
}

/** Returns all badges, also deleted ones. */
export function findWithDeleted(): Promise<BadgeRow[]> {
  return query<BadgeRow>(BADGES)
}

/** Returns when the family first earned each of its badges, by badge id. */
export async function findFirstEarnedAtByBadge(familyId: string): Promise<Map<string, Date>> {
  const rows = await query<{ badgeId: string; earnedAt: Date }>(Prisma.sql`
    select badge_id as "badgeId", min(earned_at) as "earnedAt" from earned_badges
    where family_id = ${familyId}::uuid group by badge_id`)
  return new Map(rows.map((row) => [row.badgeId, row.earnedAt]))
}

export function findByCompletions(
  completionIds: string[],
): Promise<{ completionId: string; earnedAt: Date; badgeId: string }[]> {
  return query(Prisma.sql`
    select completion_id as "completionId", earned_at as "earnedAt", badge_id as "badgeId"
    from earned_badges where completion_id = any(${completionIds}::uuid[])
    order by earned_at, badge_id`)
}

type EarnedBetween = { badgeId: string; earnedAt: Date }

/** Returns the badges earned in a date range: on the day of the completion, or without one on the day of earning. */
export function findEarnedBadgesBetween(
  family: { id: string; timezone: string },
  from: LocalDate,
  to: LocalDate,
): Promise<EarnedBetween[]> {
  return query<EarnedBetween>(Prisma.sql`
    select e.badge_id as "badgeId", min(e.earned_at) as "earnedAt"
    from earned_badges e left join completions c on c.id = e.completion_id
    where e.family_id = ${family.id}::uuid
      and coalesce(c.local_date, (e.earned_at at time zone ${family.timezone})::date)
        between ${from}::date and ${to}::date
    group by e.badge_id order by 2, 1`)
}

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
  const rows = await tx.execute<{ badgeId: string }>(Prisma.sql`
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
  { since, occasions }: { since: Date; occasions: string[] },
): Promise<void> {
  await tx.execute(Prisma.sql`
    delete from earned_badges
    where family_id = ${familyId}::uuid and occasion = any(${occasions}::text[])
      and completion_id is not null and earned_at >= ${since}::timestamptz`)
}

export async function countFollows(database: Queryable, familyId: string, from: LocalDate): Promise<number> {
  const [row] = await database.query<{ count: number }>(Prisma.sql`
    select count(*)::int as count from follows
    where follower_id = ${familyId}::uuid and status = 'accepted'
      and created_at >= ${from}::date at time zone 'UTC'`)
  return row?.count ?? 0
}
