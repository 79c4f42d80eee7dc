import 'server-only'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { Prisma } from '@/lib/platform/db/generated/client'
import type { Queryable } from '@/lib/platform/db/query'
import type { Award } from '../rules'

/** Returns badge and key of each award. */
export async function findAwardKeys(tx: Queryable, familyId: string): Promise<Set<string>> {
  const rows = await tx.query<Pick<Award, 'badgeId' | 'key'>>(Prisma.sql`
    select badge_id as "badgeId", occasion as key from earned_badges where family_id = ${familyId}::uuid`)
  return new Set(rows.map((row) => `${row.badgeId} ${row.key}`))
}

/**
 * Inserts a family's new awards.
 * @returns ids of their badges
 */
export async function insertAwards(tx: Queryable, familyId: string, awards: Award[]): Promise<Set<string>> {
  if (awards.length === 0) return new Set()
  const rows = await tx.query<{ badgeId: string }>(Prisma.sql`
    insert into earned_badges (family_id, badge_id, occasion, completion_id, earned_at)
    select ${familyId}::uuid, "badgeId", key, "completionId", "earnedAt"
    from jsonb_to_recordset(${JSON.stringify(awards)}::jsonb) as won
      ("badgeId" uuid, key text, "completionId" uuid, "earnedAt" timestamptz)
    on conflict do nothing
    returning badge_id as "badgeId"`)
  return new Set(rows.map((row) => row.badgeId))
}

/** Deletes the awards of completions since a moment, by key. */
export async function deleteAwardsSince(
  tx: Queryable,
  familyId: string,
  { at, keys }: { at: Date; keys: string[] },
): Promise<void> {
  await tx.execute(Prisma.sql`
    delete from earned_badges
    where family_id = ${familyId}::uuid and occasion = any(${keys}::text[])
      and completion_id is not null and earned_at >= ${at}::timestamptz`)
}

export async function countFollows(tx: Queryable, familyId: string, from: LocalDate): Promise<number> {
  const [row] = await tx.query<{ count: number }>(Prisma.sql`
    select count(*)::int as count from follows
    where follower_id = ${familyId}::uuid and status = 'accepted'
      and created_at >= ${from}::date at time zone 'UTC'`)
  return row?.count ?? 0
}
