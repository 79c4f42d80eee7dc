import 'server-only'
import { addMinutes, subHours, subMinutes } from 'date-fns'
import { audit } from '@/lib/audit/service'
import { type Db, db } from '@/lib/db/client'
import { isForeignKeyViolation } from '@/lib/db/errors'
import { newId } from '@/lib/db/ids'
import type { Connection } from '@/lib/db/query'
import { AppError } from '@/lib/errors/app-error'
import type { Call } from '@/lib/http/contract'
import { normaliseImage } from '@/lib/images/normalise'
import { log } from '@/lib/log/log'
import { photoKept } from '@/lib/metrics/photos'
import type { Actor, FamilyActor } from '@/lib/session/actor'
import { storage } from '@/lib/storage/storage'
import type { readPhotoContract } from './contract'
import { canSeePhoto, seesByReportOnly } from './policy'
import * as repo from './repo'
import { formatPhotoEtag, isKnown } from './rules'
import { IDLE_HOURS, PHOTO_MAX_BYTES, photoUrl } from './schema'

const getPhotoFolder = (photoId: string) => `photos/${photoId}`
const getPhotoKey = (photoId: string, size: 'thumb' | 'full') => `${getPhotoFolder(photoId)}/${size}.webp`

/**
 * Keeps an uploaded picture. Its row is written before its files, so that whatever is cut off in the middle is found
 * by the sweep; a photo that nothing uses within a day is swept, too.
 */
export async function uploadPhoto(actor: Actor, file: File) {
  if (file.size > PHOTO_MAX_BYTES) throw new AppError('photo_too_large')
  const { id, width, height, removed } = await storePhoto(actor, newId(), await file.bytes()).catch(
    (error: unknown) => {
      // Nothing else can have a new id: the account was erased while its picture was drawn.
      const isErased = error instanceof AppError && error.code === 'changed_meanwhile'
      throw isErased ? new AppError('unauthenticated', { cause: error }) : error
    },
  )
  return { id, url: photoUrl(id), width, height, removed }
}

/**
 * Keeps a picture under a given id, in the place of one that nothing uses any more.
 * @throws AppError photo_too_large, photo_not_accepted; changed_meanwhile when the id is in use by now, or its
 * uploader was erased; service_unavailable when the storage did not take it: nothing is kept of it then
 */
export async function storePhoto(actor: Actor, id: string, bytes: Uint8Array) {
  const { full, thumb, digest, removed, ...image } = await checkPicture(bytes)
  const row = { ...image, id, uploaderId: actor.userId, bytes: full.byteLength }
  const isPut = await repo.put(row).catch((cause: unknown) => {
    throw isForeignKeyViolation(cause) ? new AppError('changed_meanwhile', { cause }) : cause
  })
  if (!isPut) throw new AppError('changed_meanwhile')
  try {
    await storage().put(getPhotoKey(id, 'full'), full)
    await storage().put(getPhotoKey(id, 'thumb'), thumb)
    // Its row may have been swept meanwhile, with the account: then nothing would ever find these files again.
    if (!(await repo.finish(id, actor.userId, digest))) throw new AppError('changed_meanwhile')
  } catch (error) {
    await dropUnfinished(id, actor.userId)
    throw error
  }
  photoKept(full.byteLength)
  return { id, width: image.width, height: image.height, removed }
}

/** What this cannot delete, because the storage is away, the sweep finds by its row. */
async function dropUnfinished(id: string, uploaderId: string): Promise<void> {
  try {
    await storage().deleteUnder(getPhotoFolder(id))
    await repo.removeUnfinished(id, uploaderId)
  } catch (err) {
    log.warn({ photo: id, err }, 'a photo that was not kept is left to the sweep')
  }
}

/** A picture as it would be kept. Throws as `keepPicture` does. */
export function checkPicture(bytes: Uint8Array) {
  if (bytes.byteLength > PHOTO_MAX_BYTES) throw new AppError('photo_too_large')
  return normaliseImage(bytes)
}

/** The bytes of a photo, after asking who looks; the browser keeps them for that person alone and asks again. */
export async function readPhoto({ actor, params, query, caller }: Call<typeof readPhotoContract>) {
  const photo = await repo.findFor(actor, params.id)
  if (!photo || !canSeePhoto(actor, photo)) throw new AppError('not_found')
  if (seesByReportOnly(actor, photo)) await noteLook(actor, photo.id)
  const etag = photo.digest && formatPhotoEtag(photo.digest, query.size)
  const headers = {
    'content-type': 'image/webp',
    'cache-control': 'private, no-cache',
    vary: 'Cookie, Authorization',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    ...(etag && { etag }),
  }
  if (isKnown(caller.ifNoneMatch, etag)) return { body: null, headers, status: 304 as const }
  const bytes = await storage().get(getPhotoKey(photo.id, query.size))
  if (!bytes) throw new AppError('not_found')
  return { body: bytes, headers, status: 200 as const }
}

/** An administrator has looked at a family's photo because of a report. */
function noteLook({ userId }: Actor, subjectId: string): Promise<void> {
  return audit(db(), { actorId: userId, action: 'photo.viewed_by_report', subject: 'photo', subjectId })
}

/**
 * Takes the uploader's own, unused photo into use, in the transaction of what uses it.
 * @throws AppError not_found when it is gone or somebody else's; validation_failed when it is used already.
 */
export async function claimPhoto(
  tx: Connection,
  actor: Actor,
  photoId: string,
  purpose: repo.PhotoPurpose,
): Promise<repo.LockedPhoto> {
  const photo = await requireLockedPhoto(tx, actor, photoId, await lockPhoto(tx, actor, photoId))
  await attachPhoto(tx, actor, photoId, purpose)
  return photo
}

/** Holds the uploader's own, unused photo for `takePhoto`, and writes nothing; null is for `demandHeld` to tell apart. */
export function lockPhoto(tx: Connection, actor: Actor, photoId: string): Promise<repo.LockedPhoto | null> {
  return repo.lockUnused(tx, photoId, actor.userId)
}

/** The photo that is held. Throws as `claimPhoto` does when it could not be. */
export async function requireLockedPhoto(
  tx: Connection,
  actor: Actor,
  photoId: string,
  lockedPhoto: repo.LockedPhoto | null,
): Promise<repo.LockedPhoto> {
  if (lockedPhoto) return lockedPhoto
  const photo = await repo.find(tx, photoId)
  if (photo?.uploaderId !== actor.userId || photo.sweptAt) throw new AppError('not_found')
  throw new AppError('validation_failed', { fields: { photoId: [{ key: 'photo_used' }] } })
}

/** Takes a photo into use that `demandHeld` has let pass. */
export function attachPhoto(
  tx: Connection,
  actor: Actor,
  photoId: string,
  purpose: repo.PhotoPurpose,
): Promise<void> {
  return repo.attach(tx, photoId, { familyId: purpose === 'completion' ? actor.familyId : null, purpose })
}

/** The bytes of a photo, for whoever has made sure that they may have them; null when the file is gone. */
export function photoBytes(photoId: string): Promise<Uint8Array<ArrayBuffer> | null> {
  return storage().get(getPhotoKey(photoId, 'full'))
}

/** Gives a photo back: nobody but its uploader sees it from now on, and the sweep takes it after a day. */
export function detachPhoto(tx: Connection, photoId: string, now: Date): Promise<void> {
  return repo.detach(tx, [photoId], now)
}

/** When photos were given back whose owner is gone: so long ago that no sweep waits for them. */
const LONG_AGO = new Date(0)

/** Gives the photos of an account or a family that is erased back: the next sweep takes them, whatever their age. */
export function erasePhotos(tx: Connection, photoIds: string[]): Promise<void> {
  return repo.detach(tx, photoIds, LONG_AGO)
}

/** To whom photos of one's family are shown, by their ids. */
export async function photoAudiences(
  { familyId }: FamilyActor,
  photoIds: string[],
): Promise<Map<string, repo.PhotoAudience>> {
  const audiences = await repo.findAudiences(familyId, photoIds)
  return new Map(audiences.map((audience) => [audience.id, audience]))
}

type PictureChange = { file: File | undefined; remove?: boolean }

/**
 * Takes in a picture of content (a task's, a badge's) and returns what puts it in the old one's place, to be called
 * in the transaction of what shows it: the new picture's id, null when it is taken away, undefined when all stays.
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

/**
 * Deletes photos that nothing has used for a day, files first. Safe to run in several containers at once.
 * @returns how many were deleted
 */
export function sweepIdlePhotos(now: Date): Promise<number> {
  return sweep(subHours(now, IDLE_HOURS))
}

/** Deletes at once what `erasePhotos` has given back. */
export function sweepErasedPhotos(): Promise<number> {
  return sweep(addMinutes(LONG_AGO, 1))
}

/** How many photos a sweep takes at a time, how many of them it deletes at once, and when it counts as died. */
const BATCH = { size: 200, atOnce: 10, minutes: 10 }

async function sweep(before: Date): Promise<number> {
  for (let swept = 0; ; ) {
    const now = new Date()
    const ids = await repo.takeIdle(before, {
      now,
      givenUp: subMinutes(now, BATCH.minutes),
      limit: BATCH.size,
    })
    const gone = await deleteFiles(ids)
    await repo.removeSwept(gone)
    swept += gone.length
    // With the storage away, all others would fail as well: the next turn tries again.
    if (ids.length === 0 || gone.length < ids.length) return swept
  }
}

/** Deletes the files of photos; answers those of which nothing is left. */
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
