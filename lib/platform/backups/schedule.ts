import 'server-only'
import { env } from '@/lib/platform/config/env'
import { ownZone } from '@/lib/platform/dates/local-date'
import { databaseNow } from '@/lib/platform/db/clock'
import { Interrupted } from '@/lib/platform/jobs/stopping'
import { log } from '@/lib/platform/log/log'
import { runCommand } from './command'
import { readNewestBackup } from './newest-backup'
import { findLastRuns } from './repository'
import { isBackupDue } from './rules'

/** Option of `npm run backup`: only one server makes a backup, by its lock. */
export const IF_DUE = '--if-due'

const PAUSE_MS = 10 * 60_000
let triedAt = Number.NEGATIVE_INFINITY

export async function shouldMakeBackup(): Promise<boolean> {
  const at = env().BACKUP_AT
  return at !== undefined && isBackupDue({ at, zone: ownZone() }, await findLastRuns(), await databaseNow())
}

/**
 * Makes a due backup in a separate process.
 * @returns 1 if so
 */
export async function makeDueBackup(): Promise<number> {
  if (performance.now() - triedAt < PAUSE_MS || !(await shouldMakeBackup())) return 0
  triedAt = performance.now()
  try {
    const { code, lines } = await runCommand('backup', [IF_DUE])
    if (code === 0) {
      if (lines.length > 0) log.info({ job: 'make-backup', lines }, 'backup made')
      return lines.length > 0 ? 1 : 0
    }
    log.warn({ job: 'make-backup', code, lines: lines.slice(-5) }, 'backup failed')
    return 0
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error
    log.warn({ job: 'make-backup' }, 'backup interrupted: the server stops')
    return 0
  }
}

/** Returns 1 if the newest backup is too old, which it logs. */
export async function warnAboutBackups(now: Date): Promise<number> {
  if (env().BACKUP_AT === undefined) return 0
  const newest = await readNewestBackup(now)
  if (!newest?.isOverdue) return 0
  const { lastSuccessAt, error } = newest
  log.warn({ lastSuccessAt, error }, lastSuccessAt ? 'no backup for 36 hours' : 'no backup yet')
  return 1
}
