import 'server-only'
import { db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import type { PhotoPurpose } from '@/lib/platform/db/generated/enums'
import { execute, type Queryable } from '@/lib/platform/db/query'

export type { PhotoPurpose }

/** Account or device; a device's photos count for its family at once. */
export type Uploader = { uploaderId: string; deviceId: null } | { uploaderId: null; deviceId: string }

type NewPhoto = Uploader & {
  id: string
  familyId: string | null
  width: number
  height: number
  bytes: number
  placeholder: string | null
}

/** Inserts an unused photo, or replaces one of the same id; false when in use. */
export async function insertUnusedPhoto({
  id,
  uploaderId,
  deviceId,
  familyId,
  ...image
}: NewPhoto): Promise<boolean> {
  const { width, height, bytes, placeholder } = image
  const written = await db().$executeRaw`
    insert into photos (id, uploader_id, device_id, family_id, width, height, bytes, placeholder)
    values (${id}::uuid, ${uploaderId}::uuid, ${deviceId}::uuid, ${familyId}::uuid, ${width}, ${height}, ${bytes}, ${placeholder})
    on conflict (id) do update set uploader_id = excluded.uploader_id, device_id = excluded.device_id,
      family_id = excluded.family_id, purpose = null, width = excluded.width, height = excluded.height, bytes = excluded.bytes,
      placeholder = excluded.placeholder, digest = null, idle_since = now()
    where photos.idle_since is not null and photos.swept_at is null`
  return written === 1
}

/** Marks a photo as complete; false when deleted or replaced. */
export async function markPhotoStored(id: string, uploader: Uploader, digest: string): Promise<boolean> {
  const { count } = await db().photo.updateMany({
    where: { id, ...uploader, deletionClaimedAt: null },
    data: { digest },
  })
  return count === 1
}

/** Deletes a photo without files; false when it or its uploader is gone. */
export async function deleteUnfinishedPhoto(id: string, uploader: Uploader): Promise<boolean> {
  const where = { id, ...uploader, digest: null, unusedSince: { not: null } }
  const { count } = await db().photo.deleteMany({ where })
  return count === 1
}

type PhotoOwner = { uploaderId: string | null; deletionClaimedAt: Date | null }

export async function findPhotoOwner(tx: Queryable, id: string): Promise<PhotoOwner | null> {
  const [photo] = await tx.query<PhotoOwner>(Prisma.sql`
    select uploader_id as "uploaderId", swept_at as "deletionClaimedAt" from photos where id = ${id}::uuid`)
  return photo ?? null
}

export type LockedPhoto = { id: string; placeholder: string | null }

export async function lockUnusedPhoto(
  tx: Queryable,
  id: string,
  { uploaderId, deviceId }: Uploader,
): Promise<LockedPhoto | null> {
  const isUploader =
    deviceId === null
      ? Prisma.sql`uploader_id = ${uploaderId}::uuid`
      : Prisma.sql`device_id = ${deviceId}::uuid`
  const [photo] = await tx.execute<LockedPhoto>(Prisma.sql`
    select id, placeholder from photos
    where id = ${id}::uuid and ${isUploader} and idle_since is not null and swept_at is null
    for update`)
  return photo ?? null
}

export async function attachPhoto(
  tx: Queryable,
  id: string,
  { familyId, purpose }: { familyId: string | null; purpose: PhotoPurpose },
): Promise<void> {
  await tx.execute(Prisma.sql`
    update photos set purpose = ${purpose}::photo_purpose, family_id = ${familyId}::uuid, idle_since = null
    where id = ${id}::uuid`)
}

export async function detachPhotos(tx: Queryable, ids: string[], unusedSince: Date): Promise<void> {
  await tx.execute(Prisma.sql`
    update photos set purpose = null, family_id = null, idle_since = ${unusedSince}::timestamptz
    where id = any(${ids}::uuid[])`)
}

type ClaimOptions = { now: Date; abandonedBefore: Date; limit: number }

/** Claims photos for deletion that are unused since before a time, and claims that a crashed run abandoned. */
export async function claimUnusedPhotos(
  unusedBefore: Date,
  { now, abandonedBefore, limit }: ClaimOptions,
): Promise<string[]> {
  const rows = await execute<{ id: string }>(Prisma.sql`
    update photos set swept_at = ${now}::timestamptz where id in (
      select id from photos
      where idle_since < ${unusedBefore}::timestamptz
        and (swept_at is null or swept_at < ${abandonedBefore}::timestamptz)
      order by idle_since limit ${limit} for update skip locked)
    returning id`)
  return rows.map(({ id }) => id)
}

export async function deleteClaimedPhotos(ids: string[]): Promise<void> {
  await db().photo.deleteMany({ where: { id: { in: ids }, deletionClaimedAt: { not: null } } })
}
