import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import pg from 'pg'
import { env } from '@/lib/platform/config/env'
import { isServing } from '@/lib/platform/config/runtime'
import { runDetached } from '@/lib/platform/jobs/run-detached'
import { Prisma } from './generated/client'

type Kind = 'answering' | 'counting'

const COUNTING_CONNECTIONS = 2

export const COUNTING_MS = 10 * 60_000

/** Milliseconds: query, getting a connection, row lock, idle connection. */
const LIMITS: Record<Kind, { question: number; connection: number; lock: number; idle: number }> = {
  answering: { question: 30_000, connection: 5_000, lock: 10_000, idle: 5 * 60_000 },
  counting: { question: COUNTING_MS, connection: COUNTING_MS, lock: COUNTING_MS, idle: 10_000 },
}

type Connected = Parameters<pg.Pool['connect']>[0]

/** Global, because Next evaluates this module several times. */
const processWide = globalThis as typeof globalThis & {
  brotaPools?: Map<string, pg.Pool>
  brotaConnection?: AsyncLocalStorage<pg.PoolClient>
}

function getOpenConnection(): AsyncLocalStorage<pg.PoolClient> {
  processWide.brotaConnection ??= new AsyncLocalStorage()
  return processWide.brotaConnection
}

/** Runs `work` with the connection that Prisma then gets from the pool. */
export function withConnection<T>(connection: pg.PoolClient, work: () => T): T {
  return getOpenConnection().run(connection, work)
}

/** Sockets and idle timers would keep the request in memory. */
class DetachedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const connected = this.acquire()
    if (!callback) return connected
    connected.then(
      (client) => callback(undefined, client, client.release),
      (error) => callback(error, undefined, () => undefined),
    )
  }

  private async acquire(): Promise<pg.PoolClient> {
    const open = getOpenConnection().getStore()
    if (open) return open
    const client = await runDetached(() => super.connect())
    const { release } = client
    client.release = (destroy) => runDetached(() => release(destroy))
    return client
  }
}

function createPool(kind: Kind): pg.Pool {
  const { question, connection, lock, idle } = LIMITS[kind]
  const pool = new DetachedPool({
    connectionString: env().DATABASE_URL,
    max: kind === 'counting' ? COUNTING_CONNECTIONS : env().DATABASE_POOL_SIZE,
    pipeline: true,
    connectionTimeoutMillis: connection,
    idleTimeoutMillis: idle,
    // Firewalls forget connections that are idle for minutes.
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    // A long wait for a row lock returns the connection.
    lock_timeout: lock,
    // The database may not respond. Commands have no timeout.
    ...(isServing() && { query_timeout: question }),
  })
  // The database may end an idle connection.
  pool.on('error', () => undefined)
  return pool
}

/** Digest of the schema; one pool per schema. */
export const SCHEMA = createHash('sha1')
  .update(JSON.stringify(Object.entries(Prisma).filter(([name]) => name.endsWith('FieldEnum'))))
  .digest('base64url')

/** Returns a pool that connects lazily. In development, modules with an old schema keep theirs. */
export function getPool(kind: Kind = 'answering'): pg.Pool {
  processWide.brotaPools ??= new Map()
  const key = `${kind} ${SCHEMA}`
  const known = processWide.brotaPools.get(key)
  if (known) return known
  const created = createPool(kind)
  processWide.brotaPools.set(key, created)
  return created
}

export function poolFigures(): { open: number; idle: number; waiting: number } {
  const sum = (count: (pool: pg.Pool) => number) =>
    [...(processWide.brotaPools?.values() ?? [])].reduce((total, pool) => total + count(pool), 0)
  return {
    open: sum((pool) => pool.totalCount),
    idle: sum((pool) => pool.idleCount),
    waiting: sum((pool) => pool.waitingCount),
  }
}

export async function endPools(): Promise<void> {
  const pools = [...(processWide.brotaPools?.values() ?? [])]
  delete processWide.brotaPools
  await Promise.all(pools.map((pool) => pool.end()))
}
