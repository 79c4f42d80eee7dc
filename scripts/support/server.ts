import type { ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { assertNotStopped, ended, signalGroup, startNode, stoppedWithin } from './children'
import { PRIVATE_FILE, PRIVATE_FOLDER } from './data-folder'
import { Failure } from './failure'
import { BUILT } from './generated'
import { ALLOCATOR, GROWTH, HEAP, THREADS } from './memory'
import { getProcessIdentity, isSameProcess } from './processes'
import { inProject } from './project'

export interface Address {
  port: number
  host: string | undefined
}

const READY_SECONDS = 120
const next = inProject('node_modules/next/dist/bin/next')
const preloads = [
  new URL('./follow-supervisor.mjs', import.meta.url),
  new URL('./append-client-address.mjs', import.meta.url),
  new URL('./listen-on.mjs', import.meta.url),
]
  .map(({ href }) => `--import=${href}`)
  .join(' ')

/** Fails unless the port is free; first ends a server without supervisor. */
export async function claimPort(address: Address, dataFolder: string): Promise<void> {
  const wasOrphaned = await endOrphan(getNotePath(dataFolder, address.port))
  let code = await tryPort(address)
  // The port is released a moment later.
  for (let tries = 0; wasOrphaned && code === 'EADDRINUSE' && tries < 50; tries += 1) {
    await sleep(100)
    code = await tryPort(address)
  }
  refuseTakenPort(code, address)
}

export async function assertPortFree(address: Address): Promise<void> {
  refuseTakenPort(await tryPort(address), address)
}

function refuseTakenPort(code: string | null, address: Address): void {
  if (code === null) return
  if (code === 'EADDRINUSE')
    throw new Failure(`port ${address.port} is already in use: set PORT to another one`)
  if (code === 'EACCES')
    throw new Failure(`port ${address.port} is not allowed for this user: set PORT to another one`)
  throw new Failure(`HOST ${address.host}, PORT ${address.port} cannot be served: ${code}`)
}

function tryPort({ port, host }: Address): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    probe.listen({ port, host }, () => probe.close(() => resolve(null)))
  })
}

interface ServerNote {
  supervisor: string
  server: string
}

function getNotePath(dataFolder: string, port: number): string {
  return path.join(dataFolder, 'servers', String(port))
}

async function endOrphan(file: string): Promise<boolean> {
  let note: ServerNote
  try {
    note = JSON.parse(readFileSync(file, 'utf8')) as ServerNote
  } catch {
    return false
  }
  if (isSameProcess(note.supervisor)) return false
  const pid = Number(note.server.split(' ')[0])
  for (let tries = 0; tries < 100 && isSameProcess(note.server); tries += 1) {
    signalGroup(pid, tries < 50 ? 'SIGTERM' : 'SIGKILL')
    await sleep(100)
  }
  rmSync(file, { force: true })
  return true
}

/** Milliseconds. Longer than proxies keep idle connections (Caddy two minutes). */
const KEEP_ALIVE = '130000'

/** Returns the environment for listen address and connections (listen-on.mjs). */
export function listenOn(host: string | undefined): Record<string, string> {
  const { KEEP_ALIVE_TIMEOUT = KEEP_ALIVE } = process.env
  return { HOSTNAME: 'localhost', BROTA_LISTEN: host ?? '', KEEP_ALIVE_TIMEOUT }
}

/** Starts a server that ends with this process. */
export function startServer(
  mode: 'start' | 'dev',
  address: Address,
  dataFolder: string,
  variables: Record<string, string>,
): ChildProcess {
  const env = {
    ...ALLOCATOR,
    ...THREADS,
    ...process.env,
    ...variables,
    NODE_ENV: mode === 'dev' ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    // The operator's options come last and win.
    NODE_OPTIONS: `${mode === 'start' ? HEAP : ''} ${process.env.NODE_OPTIONS ?? ''} ${preloads}`.trim(),
    BROTA_SUPERVISOR: getProcessIdentity(process.pid),
    ...listenOn(address.host),
  } as NodeJS.ProcessEnv
  const child =
    mode === 'dev'
      ? startNode([next, 'dev', '-p', String(address.port), '-H', 'localhost'], env, 'inherit')
      : startNode([GROWTH, path.join(BUILT, 'server.js')], env, 'pipe')
  const file = getNotePath(dataFolder, address.port)
  mkdirSync(path.dirname(file), { recursive: true, mode: PRIVATE_FOLDER })
  const note: ServerNote = {
    supervisor: getProcessIdentity(process.pid),
    server: getProcessIdentity(child.pid ?? 0),
  }
  writeFileSync(file, JSON.stringify(note), { mode: PRIVATE_FILE })
  child.once('close', () => rmSync(file, { force: true }))
  return child
}

/** Forwards the server's output, without the framework's banner. */
export function showOutput(child: ChildProcess): () => void {
  let isReady = false
  const early: string[] = []
  child.stdout?.on('data', (chunk: Buffer) => {
    if (isReady) process.stdout.write(chunk)
    else early.push(...chunk.toString().split('\n'))
  })
  child.stderr?.on('data', (chunk: Buffer) => process.stderr.write(chunk))
  const flush = () => {
    isReady = true
    const logged = early.splice(0).filter((line) => line.startsWith('{'))
    for (const line of logged) process.stdout.write(`${line}\n`)
  }
  child.once('close', flush)
  return flush
}

/** Rejects when the server ends first, or on a timeout. */
export async function waitUntilReady(child: ChildProcess, { port, host }: Address): Promise<void> {
  const name = host === undefined || /^(0\.0\.0\.0|::)$/.test(host) ? 'localhost' : host
  const url = `http://${name.includes(':') ? `[${name}]` : name}:${port}/api/health/ready`
  let hasEnded = false
  void ended(child).finally(() => {
    hasEnded = true
  })
  const until = Date.now() + READY_SECONDS * 1000
  let last = 'no answer'
  while (Date.now() < until) {
    if (hasEnded) throw new Failure('the server ended while it was starting')
    last = await fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
      (response) => (response.ok ? '' : `it answers ${response.status}`),
      () => 'no answer',
    )
    if (last === '') return
    if (await stoppedWithin(100)) assertNotStopped()
  }
  throw new Failure(`the server is not ready after ${READY_SECONDS} s: ${last}`)
}
