import 'server-only'
import { env } from '@/lib/platform/config/env'
import { AppError } from '@/lib/platform/errors/app-error'
import { setStoredBytes } from '@/lib/platform/metrics/storage'
import { type Actor, type DeviceActor, isDeviceActor } from '@/lib/platform/session/actor'
import { BYTES_PER_MEGABYTE } from '@/lib/platform/text/bytes'
import * as repo from './repository'
import { hasRoom, type StorageUse } from './rules'

/** Returns the family's storage use, if limited. */
export async function readStorageUse(actor: Actor | DeviceActor): Promise<StorageUse> {
  const limit = env().STORAGE_QUOTA_MB * BYTES_PER_MEGABYTE
  if (limit === 0) return { used: 0, limit: null }
  const userId = isDeviceActor(actor) ? null : actor.userId
  return { used: await repo.sumFamilyBytes(userId, actor.familyId), limit }
}

/** @throws AppError storage_quota_exceeded */
export function assertRoom(use: StorageUse, bytes: number): void {
  if (!hasRoom(use, bytes)) throw new AppError('storage_quota_exceeded')
}

/**
 * Measures all photos for the metrics.
 * @returns 0: nothing to log
 */
export async function measurePhotos(): Promise<number> {
  setStoredBytes(await repo.sumAllBytes())
  return 0
}
