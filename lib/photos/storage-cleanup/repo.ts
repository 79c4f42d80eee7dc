import 'server-only'
import { db } from '@/lib/db/client'

export async function findExisting(ids: string[]): Promise<string[]> {
  const rows = await db().photo.findMany({ where: { id: { in: ids } }, select: { id: true } })
  return rows.map(({ id }) => id)
}

/** Ids of photos that something uses, ascending, those behind one. */
export async function findUsed(after: string | null, limit: number): Promise<string[]> {
  const rows = await db().photo.findMany({
    where: { idleSince: null, ...(after && { id: { gt: after } }) },
    orderBy: { id: 'asc' },
    take: limit,
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}

/** Adds photos of nobody, unused since the given moment; where there is one it stays as it is. */
export async function insertUnused(ids: string[], idleSince: Date): Promise<void> {
  const data = ids.map((id) => ({ id, width: 0, height: 0, bytes: 0, idleSince }))
  await db().photo.createMany({ data, skipDuplicates: true })
}
