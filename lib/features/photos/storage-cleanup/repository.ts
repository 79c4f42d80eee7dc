import 'server-only'
import { db } from '@/lib/platform/db/client'

export async function findExistingPhotoIds(ids: string[]): Promise<string[]> {
  const rows = await db().photo.findMany({ where: { id: { in: ids } }, select: { id: true } })
  return rows.map(({ id }) => id)
}

export async function findUsedPhotoIds(after: string | null, limit: number): Promise<string[]> {
  const rows = await db().photo.findMany({
    where: { unusedSince: null, ...(after && { id: { gt: after } }) },
    orderBy: { id: 'asc' },
    take: limit,
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}

export async function insertUnusedPhotos(ids: string[], unusedSince: Date): Promise<void> {
  const data = ids.map((id) => ({ id, width: 0, height: 0, bytes: 0, unusedSince }))
  await db().photo.createMany({ data, skipDuplicates: true })
}
