import 'server-only'
import { type Db, db } from '@/lib/db/client'
import type { PhotoPurpose } from '@/lib/db/generated/enums'

export type { PhotoPurpose }

export function create(photo: {
  id: string
  uploaderId: string
  width: number
  height: number
  bytes: number
}) {
  return db().photo.create({ data: photo, select: { id: true } })
}

export function find(id: string) {
  return db().photo.findUnique({
    where: { id },
    select: { id: true, uploaderId: true, familyId: true, purpose: true },
  })
}

/** Takes an unused photo of that uploader into use; false when it is used, foreign or gone. */
export async function claim(
  tx: Db,
  id: string,
  owner: { uploaderId: string; familyId: string | null },
  purpose: PhotoPurpose,
): Promise<boolean> {
  const { count } = await tx.photo.updateMany({
    where: { id, uploaderId: owner.uploaderId, idleSince: { not: null } },
    data: { purpose, familyId: owner.familyId, idleSince: null },
  })
  return count === 1
}

export async function release(tx: Db, id: string, now: Date): Promise<void> {
  await tx.photo.updateMany({ where: { id }, data: { purpose: null, familyId: null, idleSince: now } })
}

export async function remove(tx: Db, id: string): Promise<void> {
  await tx.photo.deleteMany({ where: { id } })
}

/** Locks one photo that has been unused since before the given moment; null when none is left. */
export async function lockIdle(tx: Db, before: Date): Promise<string | null> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select id from photos where idle_since < ${before} order by idle_since limit 1 for update skip locked`
  return rows[0]?.id ?? null
}
