import { type ChildProcess, spawn } from 'node:child_process'
import { Failure } from './failure'
import { getProcessIdentity, isAlive, isSameProcess, readCommandLine, readProcessStat } from './processes'
import { projectRoot } from './project'

/** Unwinds and closes resources after a signal. */
class Stopped extends Error {}

/** The server drains requests for 25 s (lib/platform/jobs/shutdown.ts). */
const KILL_AFTER_MS = 30_000
const CUT_SHORT = 130
const children = new Set<ChildProcess>()
let stopping = false
let wake: () => void = () => undefined
const stopped = new Promise<void>((resolve) => {
  wake = resolve
})

/** Converts signals, and the death of the parent npm, into an orderly shutdown. */
export function stopInOrder(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  const above = ancestors()
  setInterval(() => {
    if (!stopping && !above.every(isSameProcess)) stop()
  }, 500).unref()
}

function stop(): void {
  const signal = stopping ? 'SIGKILL' : 'SIGTERM'
  stopping = true
  wake()
  for (const child of children) signalGroup(child.pid, signal)
  setTimeout(() => {
    for (const child of children) signalGroup(child.pid, 'SIGKILL')
  }, KILL_AFTER_MS).unref()
}

/** Their kill -9 is no signal here. Linux only. */
function ancestors(): string[] {
  if (process.env.npm_lifecycle_event === undefined) return []
  const parent = process.ppid
  const isShell = /^(\S*\/)?\w*sh /.test(readCommandLine(parent) ?? '')
  const grandparent = isShell ? (readProcessStat(parent)?.parent ?? 0) : 0
  return [parent, grandparent]
    .filter((pid) => pid > 1 && readProcessStat(pid) !== null)
    .map(getProcessIdentity)
}

export function assertNotStopped(): void {
  if (stopping) throw new Stopped()
}

/** Resolves with true on a signal, with false on the timeout. */
export async function stoppedWithin(milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  await Promise.race([stopped, new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)))])
  clearTimeout(timer)
  return stopping
}

/** Runs a service; a signal is its normal end (exit code 0). */
export function runService(main: () => Promise<number>): Promise<number> {
  return getExitCode(main, 0)
}

/** Runs a task; a signal aborts it silently (exit code 130). */
export function runTask(main: () => Promise<number>): Promise<number> {
  return getExitCode(main, CUT_SHORT)
}

async function getExitCode(main: () => Promise<number>, stoppedCode: number): Promise<number> {
  try {
    const code = await main()
    return stopping ? stoppedCode : code
  } catch (error) {
    if (stopping && error instanceof Stopped) return stoppedCode
    throw error
  }
}

/** Starts node in a separate process group: Ctrl-C reaches only the supervisor. */
export function startNode(
  args: string[],
  env: NodeJS.ProcessEnv,
  output: 'inherit' | 'pipe',
  node = process.execPath,
): ChildProcess {
  assertNotStopped()
  const stdio = ['ignore', output, output] as const
  const child = spawn(node, args, { cwd: projectRoot, env, stdio: [...stdio], detached: true })
  children.add(child)
  child.once('close', () => children.delete(child))
  return child
}

/** Resolves with the exit code after the last output. */
export function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

/** Runs node and shows its output only on an error. */
export async function runNode(args: string[], env: NodeJS.ProcessEnv, failure: string): Promise<void> {
  const child = startNode(args, env, 'pipe')
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk))
  const code = await ended(child)
  assertNotStopped()
  if (code === 0) return
  process.stderr.write(Buffer.concat(output))
  throw new Failure(failure)
}

export function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined || !isAlive(pid)) return
  try {
    process.kill(-pid, signal)
  } catch {
    // It has ended.
  }
}
