import 'server-only'
import * as repo from './repository'

export type { RunResult } from './repository'

/** Records that a backup begins; only for a process that has the lock of backups. @returns the id of the run */
export async function beginRun(): Promise<string> {
  await repo.closeInterruptedRuns('it was interrupted')
  return repo.addRun()
}

/** Records the result of a backup for all servers. */
export function endRun(id: string, result: repo.RunResult): Promise<void> {
  return repo.finishRun(id, result)
}
