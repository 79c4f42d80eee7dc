import { beginRun, endRun, type RunResult } from '@/lib/platform/backups/runs'
import { shouldMakeBackup } from '@/lib/platform/backups/schedule'
import { oneLine, print } from '../failure'
import { type MadeBackup, makeBackup, type Source } from './make'
import { AnotherBackup } from './snapshot'

export interface CopiedBackup extends MadeBackup {
  /** Null when copied, or not configured. */
  copyError: string | null
}

interface Options {
  ifDue?: boolean
  /** An error does not affect the backup. */
  copy?: (made: MadeBackup) => Promise<void>
}

class NotDue extends Error {}

/** @returns null with `ifDue` when none is due, or another process makes it */
export async function runBackup(
  source: Source,
  { ifDue = false, copy }: Options = {},
): Promise<CopiedBackup | null> {
  let run: string | null = null
  const claimed = async () => {
    if (ifDue && !(await shouldMakeBackup())) throw new NotDue()
    run = await record(beginRun)
  }
  try {
    const made = await makeBackup({ ...source, claimed })
    const result = toResult(made)
    // Failed until the copy is whole, in case this process dies.
    await finish(run, copy ? { ...result, copyOutcome: 'failed', copyError: INTERRUPTED } : result)
    if (!copy) return { ...made, copyError: null }
    const copyError = await copy(made).then(() => null, oneLine)
    await finish(run, { ...result, copyOutcome: copyError === null ? 'success' : 'failed', copyError })
    return { ...made, copyError }
  } catch (error) {
    if (error instanceof NotDue || (ifDue && error instanceof AnotherBackup)) return null
    await finish(run, { ...NOTHING, outcome: 'failed', error: oneLine(error) })
    throw error
  }
}

const INTERRUPTED = 'it was interrupted'
const NOTHING = { file: null, bytes: null, error: null, copyOutcome: null, copyError: null }

function toResult({ file, bytes, manifest }: MadeBackup): RunResult {
  const lost = manifest.missing.filter(({ reason }) => reason === 'lost').length
  const error = lost > 0 ? `${lost} files in use are not in the storage` : null
  return { ...NOTHING, outcome: lost > 0 ? 'lost' : 'success', file, bytes, error }
}

async function finish(run: string | null, result: RunResult): Promise<void> {
  if (run !== null) await record(() => endRun(run, result))
}

/** A backup is worth more than its record: the database may be older, or away. */
async function record<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    print(`The outcome is not recorded: ${oneLine(error)}`)
    return null
  }
}
