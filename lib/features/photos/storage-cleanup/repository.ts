import 'server-only'
import { db } from '@/lib/platform/db/client'

export async function findExistingPhotoIds(ids: string[]): Promise<string[]> {
  const rows = await db().photo.findMany({ where: { id: { in: ids } }, select: { id: true } })
  return rows.map(({ id }) => id)
}

/** Returns ids of used photos after a cursor. */
export async function findUsedPhotoIds(after: string | null, limit: number): Promise<string[]> {
  const rows = await db().photo.findMany({
    where: { idleSince: null, ...(after && { id: { gt: after } }) },
    orderBy: { id: 'asc' },
    take: limit,
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}

/** Inserts unused photos without an uploader. */
export async function insertUnusedPhotos(ids: string[], unusedSince: Date): Promise<void> {
  const data = ids.map((id) => ({ id, width: 0, height: 0, bytes: 0, idleSince: unusedSince }))
  await db().photo.createMany({ data, skipDuplicates: true })
}
