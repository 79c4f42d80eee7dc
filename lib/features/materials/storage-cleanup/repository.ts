import 'server-only'
import { db } from '@/lib/platform/db/client'

export async function findExisting(ids: string[]): Promise<string[]> {
  const rows = await db().material.findMany({ where: { id: { in: ids } }, select: { id: true } })
  return rows.map(({ id }) => id)
}

/** Returns a batch of visible PDFs. */
export async function findUsed(after: string | null, limit: number): Promise<string[]> {
  const rows = await db().material.findMany({
    where: { unusedSince: null, challengeId: { not: null }, ...(after && { id: { gt: after } }) },
    orderBy: { id: 'asc' },
    take: limit,
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}

/** Inserts unused PDFs; existing ones stay. */
export async function insertUnused(ids: string[], unusedSince: Date): Promise<void> {
  const data = ids.map((id) => ({ id, name: '', bytes: 0, unusedSince }))
  await db().material.createMany({ data, skipDuplicates: true })
}
