import 'server-only'
import type { Findings } from './inspect'
import type { StoredFileKind } from './stored-file-kind'

const BATCH = 500
/** Always safe to delete. */
const FEW = 100

/** Checks if so many files are orphans that the database is probably wrong. */
export function looksLikeWrongDatabase({ orphans, files }: Findings): boolean {
  const orphaned = orphans.reduce((sum, orphan) => sum + orphan.files, 0)
  return orphaned > FEW && orphaned > files / 2
}

/**
 * Deletes orphans by expired rows and the kind's sweep; safe to run concurrently. A concurrent upload meets
 * a row, and the feature decides.
 */
export async function sweepOrphans(fileKinds: StoredFileKind[], { orphans }: Findings): Promise<void> {
  for (const { kind, adopt, sweep } of fileKinds) {
    const ids = orphans.filter((orphan) => orphan.kind === kind).map(({ id }) => id)
    for (let start = 0; start < ids.length; start += BATCH) {
      await adopt(ids.slice(start, start + BATCH))
      await sweep()
    }
  }
}
