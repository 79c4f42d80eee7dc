import 'server-only'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { type Db, db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { fromDateColumn, toDateColumn } from '@/lib/platform/db/local-date'

export type ChallengeData = {
  title: string
  description: string
  weekNumber: number
  startDate: LocalDate
  endDate: LocalDate
  language: string
  translations: Prisma.InputJsonObject
  isActive: boolean
}

export function create(tx: Db, { startDate, endDate, ...data }: ChallengeData) {
  return tx.challenge.create({
    data: { ...data, startDate: toDateColumn(startDate), endDate: toDateColumn(endDate) },
    select: { id: true },
  })
}

export async function update(
  tx: Db,
  id: string,
  { startDate, endDate, ...data }: Partial<ChallengeData>,
): Promise<void> {
  await tx.challenge.update({
    where: { id },
    data: {
      ...data,
      ...(startDate && { startDate: toDateColumn(startDate) }),
      ...(endDate && { endDate: toDateColumn(endDate) }),
      version: { increment: 1 },
    },
    select: { id: true },
  })
}

/** Stores the first activation, which announces the challenge. */
export async function announce(tx: Db, id: string, announcedAt: Date): Promise<void> {
  await tx.challenge.updateMany({ where: { id, announcedAt: null }, data: { announcedAt } })
}

export async function findPhotoIds(tx: Db, challengeId: string): Promise<string[]> {
  const rows = await tx.completion.findMany({
    where: { challengeId, photoId: { not: null }, reversal: null },
    select: { photoId: true },
  })
  return rows.flatMap(({ photoId }) => photoId ?? [])
}

export async function remove(tx: Db, id: string): Promise<void> {
  await tx.challenge.delete({ where: { id }, select: { id: true } })
}

export async function findSource(database: Db, id: string) {
  const row = await database.challenge.findUnique({
    where: { id },
    select: {
      id: true,
      version: true,
      language: true,
      title: true,
      description: true,
      translations: true,
      weekNumber: true,
      startDate: true,
      endDate: true,
      isActive: true,
      assignments: {
        where: { removedAt: null },
        select: { taskId: true, dayOfWeek: true, orderInDay: true },
      },
      completions: { take: 1, select: { id: true } },
    },
  })
  if (!row) return null
  const { completions, startDate, endDate, translations, ...challenge } = row
  return {
    ...challenge,
    translations: translations as Prisma.JsonObject as Prisma.InputJsonObject,
    startDate: fromDateColumn(startDate),
    endDate: fromDateColumn(endDate),
    hasCompletions: completions.length > 0,
  }
}

const WINDOWS_MAX = 520

export async function findLatestWindows() {
  const rows = await db().challenge.findMany({
    orderBy: { startDate: 'desc' },
    take: WINDOWS_MAX,
    select: { weekNumber: true, startDate: true, endDate: true },
  })
  return rows.map(({ weekNumber, startDate, endDate }) => ({
    weekNumber,
    startDate: fromDateColumn(startDate),
    endDate: fromDateColumn(endDate),
  }))
}
