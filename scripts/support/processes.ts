import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Checks if a process exists; a zombie does not count. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return readProcessStat(pid)?.state !== 'Z'
}

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

/** Works on Linux only. */
export function readProcessStat(pid: number): ProcessStat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name is in parentheses and may contain spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', parent: Number(fields[1]), started: fields[19] ?? '' }
  } catch {
    return null
  }
}

/** Returns an identity that survives reuse of the pid. */
export function getProcessIdentity(pid: number): string {
  return `${pid} ${readProcessStat(pid)?.started ?? ''}`.trim()
}

export function isSameProcess(identity: string): boolean {
  const pid = Number(identity.split(' ')[0])
  return Number.isInteger(pid) && pid > 0 && isAlive(pid) && getProcessIdentity(pid) === identity
}
