import 'server-only'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { audit } from '@/lib/audit/service'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors/app-error'
import { doorFor } from '@/lib/limits/crowd'
import { photoBytes } from '@/lib/photos/service'
import type { Actor } from '@/lib/session/actor'
import { findAllOf } from './repo'

/** A zip holds all photos of somebody in memory. */
const inTurn = doorFor({ running: 2, waiting: 20 })

/** All of one's own data as a zip; another id is not found, whoever it belongs to. */
export async function exportUser(actor: Actor, id: string) {
  if (actor.userId !== id) throw new AppError('not_found')
  return inTurn(() => packed(actor))
}

async function packed(actor: Actor) {
  const id = actor.userId
  const { data, photos } = await findAllOf(id, actor.familyId)
  const files: Zippable = { 'brota.json': strToU8(JSON.stringify({ ...data, photos }, null, 2)) }
  for (const photo of photos) {
    const bytes = await photoBytes(photo.id)
    // They are compressed already.
    if (bytes) files[`photos/${photo.id}.webp`] = [bytes, { level: 0 }]
  }
  await audit(db(), { actorId: id, action: 'user.exported', subject: 'user', subjectId: id })
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="brota.zip"',
    'cache-control': 'no-store',
  }
  return { body: new Uint8Array(zipSync(files)), headers, status: 200 as const }
}
