import 'server-only'
import { strToU8 } from 'fflate'
import { audit } from '@/lib/features/audit/service'
import { readPhotoBytes } from '@/lib/features/photos/service'
import { createSemaphore } from '@/lib/platform/concurrency/semaphore'
import { db } from '@/lib/platform/db/client'
import { AppError } from '@/lib/platform/errors/app-error'
import { type ZippedFile, zipped } from '@/lib/platform/http/stream'
import type { Actor } from '@/lib/platform/session/actor'
import { findOwnData } from './repository'

/** Limits reading only: the data is in memory, while photos are streamed. */
const exportLimiter = createSemaphore({ concurrency: 2, maxQueued: 20 })

/**
 * Streams the actor's data as a zip.
 * @throws AppError not_found for another id
 */
export async function exportUser(actor: Actor, id: string) {
  if (actor.userId !== id) throw new AppError('not_found')
  const { userData, photoIds } = await exportLimiter(() => readUserData(actor))
  await audit(db(), { actorId: id, action: 'user.exported', subject: 'user', subjectId: id })
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="brota.zip"',
    'cache-control': 'no-store',
  }
  return { body: zipped(() => streamExportFiles(userData, photoIds)), headers, status: 200 as const }
}

async function readUserData({
  userId,
  familyId,
}: Actor): Promise<{ userData: Uint8Array; photoIds: string[] }> {
  const { data, photos } = await findOwnData(userId, familyId)
  const json = strToU8(JSON.stringify({ ...data, photos }, null, 2))
  return { userData: json, photoIds: photos.map(({ id }) => id) }
}

async function* streamExportFiles(userData: Uint8Array, photoIds: string[]): AsyncGenerator<ZippedFile> {
  yield { name: 'brota.json', bytes: userData }
  for (const id of photoIds) {
    const bytes = await readPhotoBytes(id)
    if (bytes) yield { name: `photos/${id}.webp`, bytes, asItIs: true }
  }
}
