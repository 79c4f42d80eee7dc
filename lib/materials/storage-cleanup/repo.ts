import 'server-only'
import { db } from '@/lib/db/client'

export async function findExisting(ids: string[]): Promise<string[]> {
  const rows = await db().material.findMany({ where: { id: { in: ids } }, select: { id: true } })
  return rows.map(({ id }) => id)
}

/** Ids of PDFs that families see, ascending, those behind one. */
export async function findUsed(after: string | null, limit: number): Promise<string[]> {
  const rows = await db().material.findMany({
    where: { idleSince: null, challengeId: { not: null }, ...(after && { id: { gt: after } }) },
    orderBy: { id: 'asc' },
    take: limit,
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}

/** Adds PDFs of no challenge, unused since the given moment; where there is one it stays as it is. */
export async function insertUnused(ids: string[], idleSince: Date): Promise<void> {
  const data = ids.map((id) => ({ id, name: '', bytes: 0, idleSince }))
  await db().material.createMany({ data, skipDuplicates: true })
}
