import 'server-only'
import type { LocalDate } from '@/lib/dates/local-date'
import type { Db } from '@/lib/db/client'
import { Prisma } from '@/lib/db/generated/client'
import { toDateColumn } from '@/lib/db/local-date'
import { read } from '@/lib/db/read'
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

export function findAll(tx: Db) {
  return tx.badge.findMany({
    where: { deletedAt: null },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: BADGE_COLUMNS,
  })
}

/** First time that the family earned each of its badges. */
export async function findEarned(familyId: string): Promise<Map<string, Date>> {
  const rows = await read<{ badgeId: string; earnedAt: Date }>(Prisma.sql`
    select badge_id as "badgeId", min(earned_at) as "earnedAt" from earned_badges
    where family_id = ${familyId}::uuid group by badge_id`)
  return new Map(rows.map((row) => [row.badgeId, row.earnedAt]))
}

/** Badges by the completions that earned them. */
export function findByCompletions(
  completionIds: string[],
): Promise<{ completionId: string; earnedAt: Date; badge: BadgeRow }[]> {
  return read(Prisma.sql`
    select e.completion_id as "completionId", e.earned_at as "earnedAt",
      json_build_object('id', b.id, 'kind', b.kind, 'language', b.language, 'name', b.name,
        'description', b.description, 'translations', b.translations, 'rule', b.rule, 'motif', b.motif,
        'imagePhotoId', b.image_photo_id, 'coloringPhotoId', b.coloring_photo_id, 'version', b.version) as badge
    from earned_badges e join badges b on b.id = e.badge_id
    where e.completion_id = any(${completionIds}::uuid[])
    order by e.earned_at, e.badge_id`)
}

export async function findOccasions(tx: Db, familyId: string): Promise<Set<string>> {
  const rows = await tx.earnedBadge.findMany({
    where: { familyId },
    select: { badgeId: true, occasion: true },
  })
  return new Set(rows.map((row) => `${row.badgeId} ${row.occasion}`))
}

export async function insertEarned(
  tx: Db,
  rows: {
    familyId: string
    badgeId: string
    occasion: string
    completionId: string | null
    earnedAt: Date
  }[],
): Promise<void> {
  await tx.earnedBadge.createMany({ data: rows, skipDuplicates: true })
}

/** Takes back what completions earned since then on some occasions. */
export async function deleteEarnedSince(
  tx: Db,
  familyId: string,
  { at, occasions }: { at: Date; occasions: string[] },
): Promise<void> {
  const since = { completionId: { not: null }, earnedAt: { gte: at } }
  await tx.earnedBadge.deleteMany({ where: { familyId, occasion: { in: occasions }, ...since } })
}

/** How many completions stand that were made since the day; counted no further than is asked for. */
export async function countCompletions(
  tx: Db,
  familyId: string,
  { from, most }: { from: LocalDate; most: number },
): Promise<number> {
  const [row] = await tx.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from (
      select from completions c
      where c.family_id = ${familyId}::uuid and c.local_date >= ${from}::date
        and not exists (select from completion_reversals r where r.completion_id = c.id)
      limit ${most}) counted`
  return row?.count ?? 0
}

export function countFollows(tx: Db, familyId: string, from: LocalDate): Promise<number> {
  return tx.follow.count({
    where: { followerId: familyId, status: 'accepted', createdAt: { gte: toDateColumn(from) } },
  })
}
