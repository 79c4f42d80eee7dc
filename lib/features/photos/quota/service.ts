import 'server-only'
import { env } from '@/lib/platform/config/env'
import { AppError } from '@/lib/platform/errors/app-error'
import { photosMeasured } from '@/lib/platform/metrics/storage'
import { type Actor, type DeviceActor, isDeviceActor } from '@/lib/platform/session/actor'
import * as repo from './repository'
import { hasRoom, type StorageUse } from './rules'

const MEGABYTE = 1024 * 1024

/** Returns the storage that the actor's family uses; not counted without a limit. */
export async function readStorageUse(actor: Actor | DeviceActor): Promise<StorageUse> {
  const limit = env().STORAGE_QUOTA_MB * MEGABYTE
  if (limit === 0) return { used: 0, limit: null }
  const userId = isDeviceActor(actor) ? null : actor.userId
  return { used: await repo.sumBytes(userId, actor.familyId), limit }
}

/** @throws AppError storage_quota_exceeded when the family may not store this many bytes more */
export function assertRoom(use: StorageUse, bytes: number): void {
  if (!hasRoom(use, bytes)) throw new AppError('storage_quota_exceeded')
}

/** Counts the bytes of all photos for the metrics. @returns 0: nothing to log */
export async function measurePhotos(): Promise<number> {
  photosMeasured(await repo.sumAllBytes())
  return 0
}
