import 'server-only'
import { env } from '@/lib/platform/config/env'
import * as repo from './repository'
import { isOverdue } from './rules'

export type NewestBackup = {
  /** Even a failed run. */
  at: Date | null
  /** `lost`: the storage had lost files. */
  outcome: 'success' | 'lost' | 'failed' | null
  error: string | null
  /** Null without `BACKUP_COPY_TO`. */
  copyOutcome: 'success' | 'failed' | null
  copyError: string | null
  /** Newest backup that can be restored. */
  lastSuccessAt: Date | null
  file: string | null
  bytes: number | null
  isOverdue: boolean
}

/** Returns null when backups are off and none was ever made. */
export async function readNewestBackup(now = new Date()): Promise<NewestBackup | null> {
  const [newest, success] = await Promise.all([repo.findNewestFinished(), repo.findLastSuccess()])
  if (!newest && env().BACKUP_AT === undefined) return null
  const lastSuccessAt = success?.startedAt ?? null
  return {
    at: newest?.startedAt ?? null,
    outcome: newest?.outcome ?? null,
    error: newest?.error ?? null,
    copyOutcome: newest?.copyOutcome === 'lost' ? 'failed' : (newest?.copyOutcome ?? null),
    copyError: newest?.copyError ?? null,
    lastSuccessAt,
    file: success?.file ?? null,
    bytes: success?.bytes == null ? null : Number(success.bytes),
    isOverdue: isOverdue(lastSuccessAt, now),
  }
}
