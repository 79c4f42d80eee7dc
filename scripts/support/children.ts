import { type ChildProcess, spawn } from 'node:child_process'
import { Failure } from './failure'
import { getProcessIdentity, isAlive, isSameProcess, readCommandLine, readProcessStat } from './processes'
import { projectRoot } from './project'

/** Thrown to unwind after a signal: everything that was opened is closed on the way. */
class Stopped extends Error {}

/** The server finishes what it has begun for 25 s (lib/jobs/shutdown.ts) and then closes; after this it hangs. */
const KILL_AFTER_MS = 30_000
/** What a shell says of a command that Ctrl-C ended: 128 and the number of the signal. */
const CUT_SHORT = 130
const children = new Set<ChildProcess>()
let stopping = false
let wake: () => void = () => undefined
const stopped = new Promise<void>((resolve) => {
  wake = resolve
})

/** From here on, signals (and the death of the npm that started this script) lead to an orderly end. */
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

/** npm, and the shell between npm and this script when it stays: a kill -9 of theirs is no signal here. Linux only. */
function ancestors(): string[] {
  if (process.env.npm_lifecycle_event === undefined) return []
  const parent = process.ppid
  const isShell = /^(\S*\/)?\w*sh /.test(readCommandLine(parent) ?? '')
  const grandparent = isShell ? (readProcessStat(parent)?.parent ?? 0) : 0
  return [parent, grandparent]
    .filter((pid) => pid > 1 && readProcessStat(pid) !== null)
    .map(getProcessIdentity)
}

/** Throws when a signal has come meanwhile. */
export function assertNotStopped(): void {
  if (stopping) throw new Stopped()
}

/** Resolves with true when a signal comes, or after the given time with false. */
export async function stoppedWithin(milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  await Promise.race([stopped, new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)))])
  clearTimeout(timer)
  return stopping
}

/** Runs the main function of what serves until it is told to stop: a signal is its good end (exit code 0). */
export function runService(main: () => Promise<number>): Promise<number> {
  return getExitCode(main, 0)
}

/** Runs the main function of what has an end of its own: cut short by a signal, nothing is shown (exit code 130). */
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

/** Starts node with arguments, in a process group of its own so that Ctrl-C reaches only the supervisor. */
export function startNode(args: string[], env: NodeJS.ProcessEnv, output: 'inherit' | 'pipe'): ChildProcess {
  assertNotStopped()
  const stdio = ['ignore', output, output] as const
  const child = spawn(process.execPath, args, { cwd: projectRoot, env, stdio: [...stdio], detached: true })
  children.add(child)
  child.once('close', () => children.delete(child))
  return child
}

/** Resolves with the exit code of a child once it and its output have ended. */
export function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

/** Runs node to its end without showing its output, unless it fails. */
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

/** Signals a whole process group; one that is gone already is no error. */
export function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined || !isAlive(pid)) return
  try {
    process.kill(-pid, signal)
  } catch {
    // It ended between the question and the signal.
  }
}
