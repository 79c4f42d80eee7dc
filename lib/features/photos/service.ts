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
import { DELETE_AT_NEXT_SWEEP } from '@/lib/platform/storage/stored-file-kind'
import { isAlmostFull, type StorageUse } from './quota/rules'
import { assertRoom, readStorageUse } from './quota/service'
import * as repo from './repository'
import { PHOTO_MAX_BYTES, photoUrl, UNUSED_HOURS } from './rules'

export type { LockedPhoto } from './repository'

const getPhotoFolder = (photoId: string) => `photos/${photoId}`
const getPhotoKey = (photoId: string, size: 'thumb' | 'full') => `${getPhotoFolder(photoId)}/${size}.webp`

export async function uploadPhoto(actor: Actor | DeviceActor, file: File) {
  if (file.size > PHOTO_MAX_BYTES) throw new AppError('photo_too_large')
  const use = await readStorageUse(actor)
  assertRoom(use, 1)
  const stored = await writePhoto(actor, newId(), await file.bytes(), use)
  // A new id is never in use, so the account or device was removed during the upload.
  if (typeof stored === 'string') throw new AppError('unauthenticated')
  const { id, width, height, removed, bytes } = stored
  const almostFull = isAlmostFull({ ...use, used: use.used + bytes })
  return { id, url: photoUrl(id), width, height, removed, almostFull }
}

const NO_LIMIT: StorageUse = { used: 0, limit: null }

/**
 * Stores a picture under an id, or replaces an unused one.
 * @throws AppError photo_too_large, photo_not_accepted; changed_meanwhile when the id is in use or the uploader was
 * erased; service_unavailable for a failed storage
 */
export async function storePhoto(actor: Actor, id: string, bytes: Uint8Array): Promise<StoredPhoto> {
  const stored = await writePhoto(actor, id, bytes, NO_LIMIT)
  if (typeof stored === 'string') throw new AppError('changed_meanwhile')
  return stored
}

type Picture = Awaited<ReturnType<typeof checkPicture>>
type StoredPhoto = { id: string; bytes: number } & Pick<Picture, 'width' | 'height' | 'removed'>

/** Writes the row before the files, so that the sweep finds interrupted uploads. */
async function writePhoto(
  actor: Actor | DeviceActor,
  id: string,
  picture: Uint8Array,
  use: StorageUse,
): Promise<StoredPhoto | 'uploader_gone' | 'id_in_use'> {
  const { full, thumb, digest, removed, ...image } = await checkPicture(picture)
  const bytes = full.byteLength
  assertRoom(use, bytes)
  const uploader = toUploader(actor)
  const familyId = isDeviceActor(actor) ? actor.familyId : null
  try {
    if (!(await repo.insertUnusedPhoto({ ...image, id, ...uploader, familyId, bytes }))) return 'id_in_use'
  } catch (error) {
    if (isForeignKeyViolation(error)) return 'uploader_gone'
    throw error
  }
  try {
    // Of simultaneous uploads, each sees the others by now.
    if (use.limit !== null) assertRoom(await readStorageUse(actor), 0)
    await storage().put(getPhotoKey(id, 'full'), full)
    await storage().put(getPhotoKey(id, 'thumb'), thumb)
    if (await repo.markPhotoStored(id, uploader, digest)) {
      countStoredPhoto(bytes)
      return { id, width: image.width, height: image.height, removed, bytes }
    }
  } catch (error) {
    // Erasing the account deletes the folder, so that writing into it fails.
    if (await dropUnfinished(id, uploader)) return 'uploader_gone'
    throw error
  }
  // The row was deleted during the upload, and nothing else refers to the files.
  await dropUnfinished(id, uploader)
  return 'uploader_gone'
}

function toUploader(actor: Actor | DeviceActor): repo.Uploader {
  if (isDeviceActor(actor)) return { uploaderId: null, deviceId: actor.deviceId }
  return { uploaderId: actor.userId, deviceId: null }
}

/** Deletes files and row of a failed upload; true when the uploader was erased, and the row with it. */
async function dropUnfinished(id: string, uploader: repo.Uploader): Promise<boolean> {
  try {
    await storage().deleteUnder(getPhotoFolder(id))
    return !(await repo.deleteUnfinishedPhoto(id, uploader))
  } catch (err) {
    log.warn({ photo: id, err }, 'a photo that was not kept is left to the sweep')
    return false
  }
}

/**
 * Normalises a picture without storing it.
 * @throws AppError photo_too_large, photo_not_accepted
 */
export function checkPicture(bytes: Uint8Array) {
  if (bytes.byteLength > PHOTO_MAX_BYTES) throw new AppError('photo_too_large')
  return normaliseImage(bytes)
}

/**
 * Locks and attaches an unused photo of the actor.
 * @throws AppError not_found when gone or another user's; validation_failed when in use
 */
export async function lockAndAttachPhoto(
  tx: Queryable,
  actor: Actor,
  photoId: string,
  purpose: repo.PhotoPurpose,
): Promise<repo.LockedPhoto> {
  const photo = await lockPhoto(tx, actor, photoId)
  if (!photo) throw await findPhotoError(tx, actor, photoId)
  await attachPhoto(tx, actor, photoId, purpose)
  return photo
}

/** Locks the uploader's unused photo; null when it cannot be used. */
export function lockPhoto(tx: Queryable, actor: Actor, photoId: string): Promise<repo.LockedPhoto | null> {
  return repo.lockUnusedPhoto(tx, photoId, toUploader(actor))
}

/** Returns the error for a photo that `lockPhoto` did not find. */
export async function findPhotoError(tx: Queryable, actor: Actor, photoId: string): Promise<AppError> {
  const photo = await repo.findPhotoOwner(tx, photoId)
  if (photo?.uploaderId !== actor.userId || photo.deletionClaimedAt) return new AppError('not_found')
  return new AppError('validation_failed', { fields: { photoId: [{ key: 'photo_used' }] } })
}

/**
 * Makes a device's unused photo the family's, visible to it alone.
 * @throws AppError not_found
 */
export async function attachDevicePhoto(tx: Queryable, device: DeviceActor, photoId: string): Promise<void> {
  if (!(await repo.lockUnusedPhoto(tx, photoId, toUploader(device)))) throw new AppError('not_found')
  await attachPhoto(tx, device, photoId, 'completion')
}

export function attachPhoto(
  tx: Queryable,
  actor: Pick<Actor, 'familyId'>,
  photoId: string,
  purpose: repo.PhotoPurpose,
): Promise<void> {
  return repo.attachPhoto(tx, photoId, {
    familyId: purpose === 'completion' ? actor.familyId : null,
    purpose,
  })
}

/** Returns a photo's bytes without an access check. */
export function readPhotoBytes(
  photoId: string,
  size: 'thumb' | 'full' = 'full',
): Promise<Uint8Array<ArrayBuffer> | null> {
  return storage().get(getPhotoKey(photoId, size))
}

/** Marks a photo as unused: only its uploader sees it, and the sweep deletes it after a day. */
export function detachPhoto(tx: Queryable, photoId: string, unusedSince: Date): Promise<void> {
  return repo.detachPhotos(tx, [photoId], unusedSince)
}

/** Detaches an erased account's or family's photos; the next sweep deletes them. */
export function erasePhotos(tx: Queryable, photoIds: string[]): Promise<void> {
  return repo.detachPhotos(tx, photoIds, DELETE_AT_NEXT_SWEEP)
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
    if (picture) await lockAndAttachPhoto(tx, actor, picture.id, 'content')
    if (oldId) await detachPhoto(tx, oldId, new Date())
    return picture?.id ?? null
  }
}

/** Deletes photos that were unused for a day, files first. Safe to run concurrently. */
export function sweepUnusedPhotos(now: Date): Promise<number> {
  return sweepPhotos(subHours(now, UNUSED_HOURS))
}

export function sweepErasedPhotos(): Promise<number> {
  return sweepPhotos(addMinutes(DELETE_AT_NEXT_SWEEP, 1))
}

const BATCH = { size: 200, atOnce: 10, minutes: 10 }

async function sweepPhotos(unusedBefore: Date): Promise<number> {
  for (let swept = 0; ; ) {
    const now = new Date()
    const abandonedBefore = subMinutes(now, BATCH.minutes)
    const ids = await repo.claimUnusedPhotos(unusedBefore, { now, abandonedBefore, limit: BATCH.size })
    const gone = await deleteFiles(ids)
    await repo.deleteClaimedPhotos(gone)
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
