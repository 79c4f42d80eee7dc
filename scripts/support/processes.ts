import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Whether a process exists (a zombie, which its parent has yet to bury, does not count). */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return readProcessStat(pid)?.state !== 'Z'
}

/** The command line of a process; null when this machine does not tell. */
export function readCommandLine(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    const shown = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return shown.status === 0 ? shown.stdout.trim() : null
  }
}

interface ProcessStat {
  state: string
  parent: number
  started: string
}

/** Linux only: state, parent and start time of a process; null elsewhere. */
export function readProcessStat(pid: number): ProcessStat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name stands in brackets and may hold blanks; fields are counted after it.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', parent: Number(fields[1]), started: fields[19] ?? '' }
  } catch {
    return null
  }
}

/** A name for one process that a later process with the same number does not share. */
export function getProcessIdentity(pid: number): string {
  return `${pid} ${readProcessStat(pid)?.started ?? ''}`.trim()
}

/** Whether the process that was noted with `identityOf` still runs. */
export function isSameProcess(identity: string): boolean {
  const pid = Number(identity.split(' ')[0])
  return Number.isInteger(pid) && pid > 0 && isAlive(pid) && getProcessIdentity(pid) === identity
}
