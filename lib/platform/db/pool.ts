import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import pg from 'pg'
import { env } from '@/lib/platform/config/env'
import { isServing } from '@/lib/platform/config/runtime'
import { runDetached } from '@/lib/platform/jobs/run-detached'
import { Prisma } from './generated/client'

/** One pool for requests, one for counting queries, which take longer the more rows there are. */
type Kind = 'answering' | 'counting'

const COUNTING_CONNECTIONS = 2

/** Timeout of a counting query in milliseconds. */
export const COUNTING_MS = 10 * 60_000

/**
 * Timeouts in milliseconds for a query, for getting a connection, for a row lock and for an idle connection, whose
 * query plans go with it.
 */
const LIMITS: Record<Kind, { question: number; connection: number; lock: number; idle: number }> = {
  answering: { question: 30_000, connection: 5_000, lock: 10_000, idle: 5 * 60_000 },
  counting: { question: COUNTING_MS, connection: COUNTING_MS, lock: COUNTING_MS, idle: 10_000 },
}

type Connected = Parameters<pg.Pool['connect']>[0]

/** Global, because Next evaluates this module once for instrumentation and once for routes, and again in development. */
const processWide = globalThis as typeof globalThis & {
  brotaPools?: Map<string, pg.Pool>
  brotaConnection?: AsyncLocalStorage<pg.PoolClient>
}

function getOpenConnection(): AsyncLocalStorage<pg.PoolClient> {
  processWide.brotaConnection ??= new AsyncLocalStorage()
  return processWide.brotaConnection
}

/** Runs `work` with a connection that the pool returns when Prisma connects. */
export function withConnection<T>(connection: pg.PoolClient, work: () => T): T {
  return getOpenConnection().run(connection, work)
}

/**
 * A pool whose sockets and idle timers are created outside of the request's async context: they outlive the request and
 * would keep it in memory.
 */
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
    // Independent statements of one transaction are sent without waiting for each other.
    pipeline: true,
    connectionTimeoutMillis: connection,
    idleTimeoutMillis: idle,
    // Proxies and firewalls forget connections that are idle for minutes.
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    // A query that waits long for a row lock returns its connection to the pool.
    lock_timeout: lock,
    // Detects a database that does not respond. Commands have no timeout.
    ...(isServing() && { query_timeout: question }),
  })
  // The database may end an idle connection; the pool opens another one when a query needs it.
  pool.on('error', () => undefined)
  return pool
}

/** Digest of the schema; one pool per schema state. */
export const SCHEMA = createHash('sha1')
  .update(JSON.stringify(Object.entries(Prisma).filter(([name]) => name.endsWith('FieldEnum'))))
  .digest('base64url')

/**
 * Returns the pool of a kind. It connects lazily: a build needs no database. After a schema change in development, modules
 * with the old schema keep their pool.
 */
export function getPool(kind: Kind = 'answering'): pg.Pool {
  processWide.brotaPools ??= new Map()
  const key = `${kind} ${SCHEMA}`
  const known = processWide.brotaPools.get(key)
  if (known) return known
  const created = createPool(kind)
  processWide.brotaPools.set(key, created)
  return created
}

/** Returns the open and idle connections of this process and the queries that wait for one. */
export function poolFigures(): { open: number; idle: number; waiting: number } {
  const sum = (count: (pool: pg.Pool) => number) =>
    [...(processWide.brotaPools?.values() ?? [])].reduce((total, pool) => total + count(pool), 0)
  return {
    open: sum((pool) => pool.totalCount),
    idle: sum((pool) => pool.idleCount),
    waiting: sum((pool) => pool.waitingCount),
  }
}

/** Closes all pools. */
export async function endPools(): Promise<void> {
  const pools = [...(processWide.brotaPools?.values() ?? [])]
  delete processWide.brotaPools
  await Promise.all(pools.map((pool) => pool.end()))
}
