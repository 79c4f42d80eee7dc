import 'server-only'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { IS_ACTIVE_COMPLETION } from '@/lib/platform/db/active-completion'
import { type Db, db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { BADGE_COLUMNS } from '../repository'

export type BadgeData = {
  name: string
  description: string
  kind: 'weekly' | 'special' | 'monthly'
  rule: Prisma.InputJsonObject
  motif?: string | undefined
  language: string
  translations: Prisma.InputJsonObject
  imagePhotoId: string | null
  coloringPhotoId: string | null
}

export function find(database: Db, id: string) {
  return database.badge.findFirst({ where: { id, deletedAt: null }, select: BADGE_COLUMNS })
}

export async function lock(tx: Db, id: string) {
  await tx.$queryRaw`select 1 from badges where id = ${id}::uuid for update`
  return find(tx, id)
}

export function create(tx: Db, data: BadgeData) {
  return tx.badge.create({ data, select: BADGE_COLUMNS })
}

export function update(tx: Db, id: string, data: Partial<BadgeData>) {
  return tx.badge.update({
    where: { id },
    data: { ...data, version: { increment: 1 } },
    select: BADGE_COLUMNS,
  })
}

/** Marks a badge as deleted; families that have earned it keep it. */
export async function retire(tx: Db, id: string, now: Date): Promise<boolean> {
  const { count } = await tx.badge.updateMany({ where: { id, deletedAt: null }, data: { deletedAt: now } })
  return count === 1
}

export type Candidate = { id: string; timezone: string }

export function findByCompletions(count: number, from: LocalDate): Promise<Candidate[]> {
  return db().$queryRaw`
    select f.id, f.timezone from completions c join families f on f.id = c.family_id
    where c.local_date >= ${from}::date
      and ${IS_ACTIVE_COMPLETION}
    group by f.id having count(*) >= ${count}`
}

export function findByDays(count: number, from: LocalDate): Promise<Candidate[]> {
  return db().$queryRaw`
    select f.id, f.timezone from completions c join families f on f.id = c.family_id
    where c.local_date >= ${from}::date
      and ${IS_ACTIVE_COMPLETION}
    group by f.id having count(distinct c.local_date) >= ${count}`
}

export function findByFollows(count: number, from: LocalDate): Promise<Candidate[]> {
  return db().$queryRaw`
    select f.id, f.timezone from follows w join families f on f.id = w.follower_id
    where w.status = 'accepted' and w.created_at >= ${from}::date
    group by f.id having count(*) >= ${count}`
}

export async function findHolders(badgeId: string): Promise<Set<string>> {
  const rows = await db().earnedBadge.findMany({ where: { badgeId }, select: { familyId: true } })
  return new Set(rows.map(({ familyId }) => familyId))
}

export async function insertForFamilies(badgeId: string, familyIds: string[], earnedAt: Date): Promise<void> {
  const data = familyIds.map((familyId) => ({ familyId, badgeId, occasion: 'once', earnedAt }))
  await db().earnedBadge.createMany({ data, skipDuplicates: true })
}
