import 'server-only'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { Prisma } from '@/lib/platform/db/generated/client'
import { type Queryable, query } from '@/lib/platform/db/query'
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

export function findAll(tx: Queryable): Promise<BadgeRow[]> {
  return tx.query<BadgeRow>(Prisma.sql`${BADGES} where deleted_at is null order by created_at, id`)
}

/** Returns all badges, also deleted ones. */
export function findWithDeleted(): Promise<BadgeRow[]> {
  return query<BadgeRow>(BADGES)
}

export async function findEarned(familyId: string): Promise<Map<string, Date>> {
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

/** Returns a span's badges, by the completion's day, else the award's time. */
export function findEarnedBetween(
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

export async function findOccasions(tx: Queryable, familyId: string): Promise<Set<string>> {
  const rows = await tx.query<{ badgeId: string; occasion: string }>(Prisma.sql`
    select badge_id as "badgeId", occasion from earned_badges where family_id = ${familyId}::uuid`)
  return new Set(rows.map((row) => `${row.badgeId} ${row.occasion}`))
}

type NewEarned = {
  familyId: string
  badgeId: string
  occasion: string
  completionId: string | null
  earnedAt: Date
}

/**
 * Inserts new badges.
 * @returns their ids
 */
export async function insertEarned(tx: Queryable, badges: NewEarned[]): Promise<Set<string>> {
  if (badges.length === 0) return new Set()
  const rows = await tx.query<{ badgeId: string }>(Prisma.sql`
    insert into earned_badges (family_id, badge_id, occasion, completion_id, earned_at)
    select "familyId", "badgeId", occasion, "completionId", "earnedAt"
    from jsonb_to_recordset(${JSON.stringify(badges)}::jsonb) as won
      ("familyId" uuid, "badgeId" uuid, occasion text, "completionId" uuid, "earnedAt" timestamptz)
    on conflict do nothing
    returning badge_id as "badgeId"`)
  return new Set(rows.map((row) => row.badgeId))
}

/** Deletes badges of the occasions earned since. */
export async function deleteEarnedSince(
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
