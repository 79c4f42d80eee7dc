import 'server-only'
import type { LocalDate } from '@/lib/dates/local-date'
import { type Db, db } from '@/lib/db/client'
import { toDateColumn } from '@/lib/db/local-date'

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
  const rows = await db().earnedBadge.findMany({
    where: { familyId },
    orderBy: { earnedAt: 'desc' },
    select: { badgeId: true, earnedAt: true },
  })
  return new Map(rows.map((row) => [row.badgeId, row.earnedAt]))
}

/** Badges by the completions that earned them. */
export function findByCompletions(completionIds: string[]) {
  return db().earnedBadge.findMany({
    where: { completionId: { in: completionIds } },
    orderBy: [{ earnedAt: 'asc' }, { badgeId: 'asc' }],
    select: { completionId: true, earnedAt: true, badge: { select: BADGE_COLUMNS } },
  })
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

export function countCompletions(tx: Db, familyId: string, from: LocalDate): Promise<number> {
  return tx.completion.count({ where: { familyId, reversal: null, localDate: { gte: toDateColumn(from) } } })
}

export function countFollows(tx: Db, familyId: string, from: LocalDate): Promise<number> {
  return tx.follow.count({
    where: { followerId: familyId, status: 'accepted', createdAt: { gte: toDateColumn(from) } },
  })
}
