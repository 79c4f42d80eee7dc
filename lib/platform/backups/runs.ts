import 'server-only'
import * as repo from './repository'

export type { RunResult } from './repository'

/** Requires the lock of backups; returns the run's id. */
export async function beginRun(): Promise<string> {
  await repo.closeInterruptedRuns('it was interrupted')
  return repo.addRun()
}

export function endRun(id: string, result: repo.RunResult): Promise<void> {
  return repo.finishRun(id, result)
}
