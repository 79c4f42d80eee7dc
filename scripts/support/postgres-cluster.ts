import { type ChildProcess, spawn } from 'node:child_process'
import {
  chownSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from './failure'
import { postgresBinaries, type Unprivileged, unprivileged } from './postgres-binaries'
import { isAlive, readCommandLine } from './processes'

export const DATABASE_USER = 'brota'
const START_SECONDS = 60

/** Gives the private folder to the database user, as root. */
export function giveToDatabaseUser(folder: string): void {
  if (process.getuid?.() !== 0 || statSync(folder).uid !== 0) return
  const { uid, gid } = unprivileged([])
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
}

/** Creates an empty cluster atomically. */
export async function initCluster(folder: string, password: string, flags: string[] = []): Promise<void> {
  const binaries = postgresBinaries()
  const draft = `${folder}.new-${process.pid}`
  const passwordFile = `${draft}.password`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  const user = unprivileged([path.dirname(binaries.initdb), draft])
  if (user.uid !== undefined && user.gid !== undefined) {
    for (const file of [draft, passwordFile]) chownSync(file, user.uid, user.gid)
  }
  try {
    const options = ['--auth=scram-sha-256', `--username=${DATABASE_USER}`, `--pwfile=${passwordFile}`]
    await run(user, [
      binaries.initdb,
      `--pgdata=${draft}`,
      ...options,
      '--encoding=UTF8',
      ...binaries.locale,
      '--no-instructions',
      ...flags,
    ])
    renameSync(draft, folder)
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(draft, { recursive: true, force: true })
  }
}

function run(user: Unprivileged, command: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = launch(user, command, 'pipe')
    let output = ''
    child.stdout?.on('data', (chunk) => {
      output += chunk
    })
    child.stderr?.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', reject)
    child.on('close', (code) => {
      const reason = output.split('\n').find((line) => /error|fatal|could not/i.test(line)) ?? output
      if (code === 0) resolve()
      else reject(new Failure(`the embedded database could not be made: ${reason.trim()}`))
    })
  })
}

/** Ctrl-C must reach only the supervisor, which stops children in order. */
function launch(user: Unprivileged, command: string[], output: 'pipe' | number): ChildProcess {
  const [program = '', ...args] = [...user.prefix, ...command]
  const ids = user.prefix.length > 0 ? {} : { uid: user.uid, gid: user.gid }
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
  return spawn(program, args, { detached: true, stdio: ['ignore', output, output], env, ...ids })
}

export async function startCluster(folder: string, settings: Record<string, string> = {}): Promise<number> {
  const { postgres } = postgresBinaries()
  const user = unprivileged([path.dirname(postgres), folder])
  const port = await freePort()
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const logFile = `${folder}.log`
  const child = launch(
    user,
    [postgres, '-D', folder, '-p', String(port), ...flags],
    openSync(logFile, 'w', 0o600),
  )
  let ended = false
  child.on('error', () => {
    ended = true
  })
  child.on('exit', () => {
    ended = true
  })
  child.unref()
  for (let waited = 0; waited < START_SECONDS * 50; waited += 1) {
    if (ended) throw new Failure(`the embedded database does not start: ${lastComplaint(logFile)}`)
    const running = readPidFile(folder)
    if (running?.pid === child.pid && running?.ready) return port
    await sleep(20)
  }
  throw new Failure(`the embedded database is not ready after ${START_SECONDS} s: ${lastComplaint(logFile)}`)
}

function lastComplaint(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').trim().split('\n')
  return lines.findLast((line) => /FATAL|PANIC|ERROR|error/.test(line)) ?? lines.at(-1) ?? 'no reason given'
}

interface RunningCluster {
  pid: number
  port: number
  ready: boolean
}

/** Parses the server's pid file, if any. */
export function readPidFile(folder: string): RunningCluster | null {
  let lines: string[]
  try {
    lines = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return null
  }
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return null
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

/** Returns the folder's running server; removes a killed one's pid file. */
export async function findRunning(folder: string): Promise<RunningCluster | null> {
  for (let waited = 0; waited < START_SECONDS * 20; waited += 1) {
    const noted = readPidFile(folder)
    if (!noted) return null
    if (!isAlive(noted.pid) || !/postgres/.test(readCommandLine(noted.pid) ?? 'postgres')) {
      // PostgreSQL would not start if another process had this pid.
      rmSync(path.join(folder, 'postmaster.pid'), { force: true })
      return null
    }
    if (noted.ready) return noted
    await sleep(50)
  }
  throw new Failure('the embedded database is running but does not become ready')
}

/** Stops a server. "fast" rolls back and flushes; "immediate" needs recovery at the next start. */
export async function stopCluster(folder: string, how: 'fast' | 'immediate' = 'fast'): Promise<void> {
  const running = readPidFile(folder)
  if (!running || !isAlive(running.pid)) return
  process.kill(running.pid, how === 'fast' ? 'SIGINT' : 'SIGQUIT')
  for (let waited = 0; waited < 1500 && isAlive(running.pid); waited += 1) await sleep(20)
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
