import 'server-only'
import { addMinutes, subHours, subMinutes } from 'date-fns'
import type { Db } from '@/lib/platform/db/client'
import { isForeignKeyViolation } from '@/lib/platform/db/errors'
import { newId } from '@/lib/platform/db/ids'
import type { Queryable } from '@/lib/platform/db/query'
import { AppError } from '@/lib/platform/errors/app-error'
import { normaliseImage } from '@/lib/platform/images/normalise'
import { log } from '@/lib/platform/log/log'
import { countStoredPhoto } from '@/lib/platform/metrics/storage'
import { type Actor, type DeviceActor, isDeviceActor } from '@/lib/platform/session/actor'
import { storage } from '@/lib/platform/storage/storage'
import { LONG_AGO } from '@/lib/platform/storage/stored-file-kind'
import { isAlmostFull, type StorageUse } from './quota/rules'
import { assertRoom, readStorageUse } from './quota/service'
import * as repo from './repository'
import { PHOTO_MAX_BYTES, photoUrl, UNUSED_HOURS } from './rules'

export type { LockedPhoto } from './repository'

const getPhotoFolder = (photoId: string) => `photos/${photoId}`
const getPhotoKey = (photoId: string, size: 'thumb' | 'full') => `${getPhotoFolder(photoId)}/${size}.webp`

/** Stores an uploaded picture. The row comes before the files, so that the sweep finds interrupted uploads. */
export async function uploadPhoto(actor: Actor | DeviceActor, file: File) {
  if (file.size > PHOTO_MAX_BYTES) throw new AppError('photo_too_large')
  const use = await readStorageUse(actor)
  assertRoom(use, 1)
  const stored = await storePhoto(actor, newId(), await file.bytes(), use).catch((error: unknown) => {
    // A new id cannot conflict otherwise: the account or device was removed during the upload.
    const isErased = error instanceof AppError && error.code === 'changed_meanwhile'
    throw isErased ? new AppError('unauthenticated', { cause: error }) : error
  })
  const { id, width, height, removed, bytes } = stored
  const almostFull = isAlmostFull({ ...use, used: use.used + bytes })
  return { id, url: photoUrl(id), width, height, removed, almostFull }
}

const NO_LIMIT: StorageUse = { used: 0, limit: null }

/**
 * Stores a picture under an id, or replaces an unused one.
 * @throws AppError photo_too_large, photo_not_accepted; changed_meanwhile when the id is in use or the uploader was
 * erased; storage_quota_exceeded; service_unavailable for a failed storage
 */
export async function storePhoto(actor: Actor | DeviceActor, id: string, bytes: Uint8Array, use = NO_LIMIT) {
  const { full, thumb, digest, removed, ...image } = await checkPicture(bytes)
  assertRoom(use, full.byteLength)
  const uploader = toUploader(actor)
  const familyId = isDeviceActor(actor) ? actor.familyId : null
  const row = { ...image, id, ...uploader, familyId, bytes: full.byteLength }
  const isPut = await repo.insertUnused(row).catch((cause: unknown) => {
    throw isForeignKeyViolation(cause) ? new AppError('changed_meanwhile', { cause }) : cause
  })
  if (!isPut) throw new AppError('changed_meanwhile')
  try {
    // Of simultaneous uploads, each sees the others by now.
    if (use.limit !== null) assertRoom(await readStorageUse(actor), 0)
    await storage().put(getPhotoKey(id, 'full'), full)
    await storage().put(getPhotoKey(id, 'thumb'), thumb)
    // If the row was deleted during the upload, delete the files too: nothing else refers to them.
    if (!(await repo.markStored(id, uploader, digest))) throw new AppError('changed_meanwhile')
  } catch (error) {
    // Erasing the account deletes the folder, so that writing into it fails.
    const isErased = await dropUnfinished(id, uploader)
    throw isErased ? new AppError('changed_meanwhile', { cause: error }) : error
  }
  countStoredPhoto(full.byteLength)
  return { id, width: image.width, height: image.height, removed, bytes: full.byteLength }
}

function toUploader(actor: Actor | DeviceActor): repo.Uploader {
  if (isDeviceActor(actor)) return { uploaderId: null, deviceId: actor.deviceId }
  return { uploaderId: actor.userId, deviceId: null }
}

/** True when the account was erased before. */
async function dropUnfinished(id: string, uploader: repo.Uploader): Promise<boolean> {
  try {
    await storage().deleteUnder(getPhotoFolder(id))
    return !(await repo.removeUnfinished(id, uploader))
  } catch (err) {
    log.warn({ photo: id, err }, 'a photo that was not kept is left to the sweep')
    return false
  }
}

/** Normalises a picture without storing it. Throws as `storePhoto`. */
export function checkPicture(bytes: Uint8Array) {
  if (bytes.byteLength > PHOTO_MAX_BYTES) throw new AppError('photo_too_large')
  return normaliseImage(bytes)
}

/**
 * Marks the uploader's unused photo as used, in the caller's transaction.
 * @throws AppError not_found when gone or another user's; validation_failed when in use
 */
export async function claimPhoto(
  tx: Queryable,
  actor: Actor,
  photoId: string,
  purpose: repo.PhotoPurpose,
): Promise<repo.LockedPhoto> {
  const photo = await requireLockedPhoto(tx, actor, photoId, await lockPhoto(tx, actor, photoId))
  await attachPhoto(tx, actor, photoId, purpose)
  return photo
}

/** Locks the uploader's unused photo for `attachPhoto`; `requireLockedPhoto` rejects null. */
export function lockPhoto(tx: Queryable, actor: Actor, photoId: string): Promise<repo.LockedPhoto | null> {
  return repo.lockUnused(tx, photoId, actor.userId)
}

/** Returns the locked photo. Throws as `claimPhoto` does. */
export async function requireLockedPhoto(
  tx: Queryable,
  actor: Actor,
  photoId: string,
  lockedPhoto: repo.LockedPhoto | null,
): Promise<repo.LockedPhoto> {
  if (lockedPhoto) return lockedPhoto
  const photo = await repo.find(tx, photoId)
  if (photo?.uploaderId !== actor.userId || photo.sweptAt) throw new AppError('not_found')
  throw new AppError('validation_failed', { fields: { photoId: [{ key: 'photo_used' }] } })
}

/**
 * Makes a device's unused photo the family's, visible to it alone.
 * @throws AppError not_found
 */
export async function claimDevicePhoto(tx: Queryable, device: DeviceActor, photoId: string): Promise<void> {
  if (!(await repo.lockUnusedByDevice(tx, photoId, device.deviceId))) throw new AppError('not_found')
  await attachPhoto(tx, device, photoId, 'completion')
}

/** Marks a locked photo as used. */
export function attachPhoto(
  tx: Queryable,
  actor: Pick<Actor, 'familyId'>,
  photoId: string,
  purpose: repo.PhotoPurpose,
): Promise<void> {
  return repo.attach(tx, photoId, { familyId: purpose === 'completion' ? actor.familyId : null, purpose })
}

/** Returns a photo's bytes without an access check. */
export function photoBytes(
  photoId: string,
  size: 'thumb' | 'full' = 'full',
): Promise<Uint8Array<ArrayBuffer> | null> {
  return storage().get(getPhotoKey(photoId, size))
}

/** Marks a photo as unused: only its uploader sees it, and the sweep deletes it after a day. */
export function detachPhoto(tx: Queryable, photoId: string, now: Date): Promise<void> {
  return repo.detach(tx, [photoId], now)
}

/** Detaches an erased account's or family's photos; the next sweep deletes them. */
export function erasePhotos(tx: Queryable, photoIds: string[]): Promise<void> {
  return repo.detach(tx, photoIds, LONG_AGO)
}

type PictureChange = { file: File | undefined; remove?: boolean }

/**
 * Stores a picture of content; the returned function replaces the old one in the content's transaction, and returns the
 * new id, null for a removed picture, undefined for no change.
 */
export async function preparePictureChange(actor: Actor, { file, remove = false }: PictureChange) {
  const picture = file && file.size > 0 ? await uploadPhoto(actor, file) : null
  return async (tx: Db, oldId: string | null): Promise<string | null | undefined> => {
    if (!picture && !remove) return undefined
    if (picture) await claimPhoto(tx, actor, picture.id, 'content')
    if (oldId) await detachPhoto(tx, oldId, new Date())
    return picture?.id ?? null
  }
}

/** Deletes photos that were unused for a day, files first. Safe to run concurrently. */
export function sweepUnusedPhotos(now: Date): Promise<number> {
  return sweep(subHours(now, UNUSED_HOURS))
}

/** Deletes photos detached by `erasePhotos`. */
export function sweepErasedPhotos(): Promise<number> {
  return sweep(addMinutes(LONG_AGO, 1))
}

const BATCH = { size: 200, atOnce: 10, minutes: 10 }

async function sweep(before: Date): Promise<number> {
  for (let swept = 0; ; ) {
    const now = new Date()
    const ids = await repo.claimUnused(before, {
      now,
      givenUp: subMinutes(now, BATCH.minutes),
      limit: BATCH.size,
    })
    const gone = await deleteFiles(ids)
    await repo.removeSwept(gone)
    swept += gone.length
    // Without the storage all others would fail; the next job retries.
    if (ids.length === 0 || gone.length < ids.length) return swept
  }
}

async function deleteFiles(ids: string[]): Promise<string[]> {
  const gone: string[] = []
  for (let start = 0; start < ids.length; start += BATCH.atOnce) {
    const some = ids.slice(start, start + BATCH.atOnce)
    const results = await Promise.allSettled(some.map((id) => storage().deleteUnder(getPhotoFolder(id))))
    gone.push(...some.filter((_, place) => results[place]?.status === 'fulfilled'))
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) {
      log.warn({ swept: gone.length, left: ids.length - gone.length, err: failed.reason }, 'sweep cut short')
      break
    }
  }
  return gone
}
