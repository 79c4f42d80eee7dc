import 'server-only'
import { createHash } from 'node:crypto'
import { subHours } from 'date-fns'
import { audit } from '@/lib/audit/service'
import { type Db, db, transaction } from '@/lib/db/client'
import { newId } from '@/lib/db/ids'
import { AppError } from '@/lib/errors/app-error'
import type { Call } from '@/lib/http/contract'
import { normaliseImage } from '@/lib/images/normalise'
import type { Actor } from '@/lib/session/actor'
import { storage } from '@/lib/storage/storage'
import type { readPhotoContract } from './contract'
import { canSeePhoto, seesByReportOnly } from './policy'
import * as repo from './repo'
import { IDLE_HOURS, PHOTO_MAX_BYTES, photoUrl } from './schema'

const folderOf = (photoId: string) => `photos/${photoId}`
const keyOf = (photoId: string, size: 'thumb' | 'full') => `${folderOf(photoId)}/${size}.webp`

/**
 * Keeps an uploaded picture. Its row is written before its files, so that whatever is cut off in the middle is found
 * by the sweep; a photo that nothing uses within a day is swept, too.
 */
export async function uploadPhoto(actor: Actor, file: File) {
  if (file.size > PHOTO_MAX_BYTES) throw new AppError('photo_too_large')
  const { id, width, height, removed } = await keepPicture(
    actor,
    newId(),
    new Uint8Array(await file.arrayBuffer()),
  )
  return { id, url: photoUrl(id), width, height, removed }
}

/**
 * Keeps a picture under a given id, in the place of one that nothing uses any more.
 * @throws AppError photo_too_large, photo_not_accepted; changed_meanwhile when the id is in use by now
 */
export async function keepPicture(actor: Actor, id: string, bytes: Uint8Array) {
  const image = await checkPicture(bytes)
  const { width, height, removed } = image
  const row = { id, uploaderId: actor.userId, width, height, bytes: image.full.byteLength }
  if (!(await repo.put(row))) throw new AppError('changed_meanwhile')
  await storage().put(keyOf(id, 'full'), image.full)
  await storage().put(keyOf(id, 'thumb'), image.thumb)
  return { id, width, height, removed }
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
  const etag = `"${createHash('sha256').update(keyOf(photo.id, query.size)).digest('base64url').slice(0, 22)}"`
  const headers = {
    'content-type': 'image/webp',
    'cache-control': 'private, no-cache',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    etag,
  }
  if (caller.ifNoneMatch === etag) return { body: null, headers, status: 304 as const }
  const bytes = await storage().get(keyOf(photo.id, query.size))
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
export async function usePhoto(
  tx: Db,
  actor: Actor,
  photoId: string,
  purpose: repo.PhotoPurpose,
): Promise<void> {
  const owner = { uploaderId: actor.userId, familyId: purpose === 'completion' ? actor.familyId : null }
  if (await repo.claim(tx, photoId, owner, purpose)) return
  const photo = await repo.find(photoId)
  if (photo?.uploaderId !== actor.userId) throw new AppError('not_found')
  throw new AppError('validation_failed', { fields: { photoId: [{ key: 'photo_used' }] } })
}

/** The bytes of a photo, for whoever has made sure that they may have them; null when the file is gone. */
export function photoBytes(photoId: string): Promise<Uint8Array<ArrayBuffer> | null> {
  return storage().get(keyOf(photoId, 'full'))
}

/** Gives a photo back: nobody but its uploader sees it from now on, and the sweep takes it after a day. */
export function releasePhoto(tx: Db, photoId: string, now: Date): Promise<void> {
  return repo.release(tx, [photoId], now)
}

/** Gives many photos back at once. */
export function releasePhotos(tx: Db, photoIds: string[], now: Date): Promise<void> {
  return repo.release(tx, photoIds, now)
}

type PictureChange = { file: File | undefined; remove?: boolean }

/**
 * Takes in a picture of content (a task's, a badge's) and returns what puts it in the old one's place, to be called
 * in the transaction of what shows it: the new picture's id, null when it is taken away, undefined when all stays.
 */
export async function putPicture(actor: Actor, { file, remove = false }: PictureChange) {
  const picture = file && file.size > 0 ? await uploadPhoto(actor, file) : null
  return async (tx: Db, oldId: string | null): Promise<string | null | undefined> => {
    if (!picture && !remove) return undefined
    if (picture) await repo.claim(tx, picture.id, { uploaderId: actor.userId, familyId: null }, 'content')
    if (oldId) await releasePhoto(tx, oldId, new Date())
    return picture?.id ?? null
  }
}

/**
 * Deletes photos that nothing has used for a day, files first. Safe to run in several containers at once.
 * @returns how many were deleted
 */
export async function sweepIdlePhotos(now: Date): Promise<number> {
  for (let swept = 0; ; swept += 1) {
    const found = await transaction(async (tx) => {
      const id = await repo.lockIdle(tx, subHours(now, IDLE_HOURS))
      if (!id) return false
      await storage().deleteUnder(folderOf(id))
      await repo.remove(tx, id)
      return true
    })
    if (!found) return swept
  }
}
