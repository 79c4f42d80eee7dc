import 'server-only'
import * as repo from './repository'

export type { RunResult } from './repository'

/**
 * Records that a backup begins; only under the lock of backups.
 * @returns the id of the run
 */
export async function beginRun(): Promise<string> {
  await repo.closeInterruptedRuns('it was interrupted')
  return repo.addRun()
}

/** Records the result of a backup. */
export function endRun(id: string, result: repo.RunResult): Promise<void> {
  return repo.finishRun(id, result)
}
