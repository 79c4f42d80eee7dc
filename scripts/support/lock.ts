import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from './failure'
import { getProcessIdentity, isSameProcess } from './processes'

const UNSIGNED_MS = 5_000

/** Runs `work` under a file lock; takes over a killed process's. */
export async function withLock<T>(file: string, seconds: number, work: () => Promise<T>): Promise<T> {
  const until = Date.now() + seconds * 1000
  while (!take(file)) {
    if (Date.now() > until) throw new Failure(`another process holds ${file} for more than ${seconds} s`)
    await sleep(50)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, getProcessIdentity(process.pid), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  if (isStale(file)) moveAway(file)
  return false
}

function isStale(file: string): boolean {
  try {
    const holder = readFileSync(file, 'utf8')
    if (holder === '') return Date.now() - statSync(file).mtimeMs > UNSIGNED_MS
    return !isSameProcess(holder)
  } catch {
    return false
  }
}

/** Only one process removes a stale lock. */
function moveAway(file: string): void {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
    rmSync(aside, { force: true })
  } catch {
    // Another process was faster.
  }
}
