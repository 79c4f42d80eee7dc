import 'server-only'
import type { Findings } from './inspect'
import type { StoredFileKind } from './stored-file-kind'

const BATCH = 500
/** Count of orphans that is always safe to delete. */
const FEW = 100

/** Returns true when so many files are orphans that the database is probably wrong, empty or an old backup. */
export function looksLikeWrongDatabase({ orphans, files }: Findings): boolean {
  const orphaned = orphans.reduce((sum, orphan) => sum + orphan.files, 0)
  return orphaned > FEW && orphaned > files / 2
}

/**
 * Deletes orphans: gives them expired rows and runs the kind's sweep. A concurrent upload under such an id then meets a
 * row, and the feature decides which one stays. Safe to run concurrently.
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
