import 'server-only'
import { materialFileKind } from '@/lib/features/materials/storage-cleanup/service'
import { photoFileKind } from '@/lib/features/photos/storage-cleanup/service'
import { log } from '@/lib/platform/log/log'
import { type Findings, inspect } from '@/lib/platform/storage/inspect'
import { storage } from '@/lib/platform/storage/storage'
import { looksLikeWrongDatabase, sweepOrphans } from '@/lib/platform/storage/sweep'

export const STORED_FILE_KINDS = [photoFileKind, materialFileKind]

const LOGGED_FILES = 20

/** Compares stored files with their rows. */
export function checkStorage(now: Date): Promise<Findings> {
  return inspect(storage(), STORED_FILE_KINDS, now)
}

/**
 * Deletes day-old files without a row, unless most have none (probably the wrong database) and not `certain`.
 * @returns the findings, and if it deleted
 */
export async function sweepStorage(now: Date, { certain = false } = {}) {
  const findings = await checkStorage(now)
  const swept = certain || !looksLikeWrongDatabase(findings)
  if (swept) await sweepOrphans(STORED_FILE_KINDS, findings)
  return { findings, swept }
}

/** Runs the daily sweep; only logs lost files. Safe to run concurrently. */
export async function tidyStorage(now: Date): Promise<number> {
  const { findings, swept } = await sweepStorage(now)
  const { files, bytes, foreign, lost } = findings
  const orphans = findings.orphans.reduce((sum, orphan) => sum + orphan.files, 0)
  log.info({ files, bytes, orphans, foreign, lost: lost.length }, 'storage compared with the database')
  if (lost.length > 0) {
    const keys = lost.slice(0, LOGGED_FILES).map(({ kind, id, name }) => `${kind}/${id}/${name}`)
    log.error({ lost: lost.length, keys }, 'files are lost, put them back from a backup')
  }
  if (!swept)
    log.error({ files, orphans }, 'most files have no row, nothing is deleted: is it this database?')
  return swept ? orphans : 0
}
