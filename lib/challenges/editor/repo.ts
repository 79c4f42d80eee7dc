import 'server-only'
import type { LocalDate } from '@/lib/dates/local-date'
import type { Db } from '@/lib/db/client'
import type { Prisma } from '@/lib/db/generated/client'
import { toDateColumn } from '@/lib/db/local-date'

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

/** Writes what is given and raises the version. */
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

/** Photos of what families have done in a challenge. */
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
