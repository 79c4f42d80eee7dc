import 'server-only'
import { weekday } from '@/lib/platform/dates/local-date'
import { type Db, db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { toDateColumn } from '@/lib/platform/db/local-date'
import type { StarterContent } from './rules'

/**
 * Records a pack as installed; a concurrent caller waits.
 * @returns false if already recorded
 */
export async function claimPack(tx: Db, name: string): Promise<boolean> {
  const rows = await tx.query<{ name: string }>(Prisma.sql`
    insert into content_packs (name) values (${name}) on conflict (name) do nothing returning name`)
  return rows.length > 0
}

export async function hasChallenges(tx: Db): Promise<boolean> {
  const rows = await tx.query<{ has: boolean }>(Prisma.sql`select exists (select from challenges) as has`)
  return rows[0]?.has ?? false
}

export type PackState = { hasChallenges: boolean; installedAt: Date | null }

/** Returns a pack's installation date, and if there are challenges. A read model across features. */
export async function findPackState(name: string): Promise<PackState> {
  const [row] = await db().query<PackState>(Prisma.sql`
    select exists (select from challenges) as "hasChallenges",
      (select installed_at from content_packs where name = ${name}) as "installedAt"`)
  return row ?? { hasChallenges: false, installedAt: null }
}

/** Inserts content; existing content stays. */
export async function insertContent(tx: Db, content: StarterContent, isActive: boolean): Promise<void> {
  const skipDuplicates = true
  const ids = content.challenges.map(({ id }) => id)
  const now = new Date()
  const existing = await tx.challenge.findMany({ where: { id: { in: ids } }, select: { id: true } })
  const existingIds = new Set(existing.map(({ id }) => id))
  await tx.task.createMany({ data: content.tasks, skipDuplicates })
  await tx.badge.createMany({ data: content.badges, skipDuplicates })
  const challenges = content.challenges.map(({ startDate, endDate, ...challenge }) => ({
    ...challenge,
    isActive,
    announcedAt: isActive ? now : null,
    startDate: toDateColumn(startDate),
    endDate: toDateColumn(endDate),
  }))
  await tx.challenge.createMany({ data: challenges, skipDuplicates })
  await tx.recipe.createMany({ data: content.recipes, skipDuplicates })
  const plan = content.plan.flatMap(({ id, taskId, challengeId, date, orderInDay, createdAt }) =>
    existingIds.has(challengeId)
      ? []
      : [{ id, taskId, challengeId, dayOfWeek: weekday(date), orderInDay, createdAt }],
  )
  await tx.challengeTask.createMany({ data: plan, skipDuplicates })
}
