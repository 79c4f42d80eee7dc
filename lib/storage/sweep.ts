import 'server-only'
import type { Findings } from './inspect'
import type { StoredFileKind } from './stored-file-kind'

const BATCH = 500
/** So few may go whatever their share is. */
const FEW = 100

/**
 * Whether there are so many orphans that it is rather the rows that are missing: a wrong or an empty database beside
 * the right storage, or one that was put back to how it was long ago.
 */
export function looksLikeWrongDatabase({ orphans, files }: Findings): boolean {
  const orphaned = orphans.reduce((sum, orphan) => sum + orphan.files, 0)
  return orphaned > FEW && orphaned > files / 2
}

/**
 * Deletes orphans, by the way that unused rows go: should somebody upload under such an id meanwhile, then the id has a
 * row already, and the room decides which of them stays. Safe to run in several containers at once.
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
