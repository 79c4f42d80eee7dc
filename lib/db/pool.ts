import 'server-only'
import { createHash } from 'node:crypto'
import type pg from 'pg'
import { env } from '@/lib/config/env'
import { isServing } from '@/lib/config/runtime'
import { GatheringSocket } from './gathering-socket'
import { Prisma } from './generated/client'
import { LastingPool } from './lasting-pool'

/** Those who answer people, and those who count what there is, which takes the longer the more there is. */
type Kind = 'answering' | 'counting'

const COUNTING_CONNECTIONS = 2

/** Milliseconds that counting may take. */
export const COUNTING_MS = 10 * 60_000

/**
 * Milliseconds after which a question is given up, a connection not waited for any more, a row neither, and after which
 * a connection that nobody uses is closed: with it go all plans that the database has made for it.
 */
const LIMITS: Record<Kind, { question: number; connection: number; lock: number; idle: number }> = {
  answering: { question: 30_000, connection: 5_000, lock: 10_000, idle: 5 * 60_000 },
  counting: { question: COUNTING_MS, connection: COUNTING_MS, lock: COUNTING_MS, idle: 10_000 },
}

function createPool(kind: Kind): pg.Pool {
  const { question, connection, lock, idle } = LIMITS[kind]
  const pool = new LastingPool({
    connectionString: env().DATABASE_URL,
    max: kind === 'counting' ? COUNTING_CONNECTIONS : env().DATABASE_POOL_SIZE,
    // Statements of one transaction that do not rest on each other go to the database without waiting for each other.
    pipeline: true,
    stream: () => new GatheringSocket(),
    connectionTimeoutMillis: connection,
    idleTimeoutMillis: idle,
    // What stands between forgets connections over which nothing comes for minutes.
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    // Whoever waits for a row that somebody holds for long gives its connection back to the others.
    lock_timeout: lock,
    // A database that says nothing at all is away. Commands may take their time.
    ...(isServing() && { query_timeout: question }),
  })
  // The database may end a connection that nobody uses; the pool opens another one when it is needed.
  pool.on('error', () => undefined)
  return pool
}

/** Tells one state of the schema from another. */
export const SCHEMA = createHash('sha1')
  .update(JSON.stringify(Object.entries(Prisma).filter(([name]) => name.endsWith('FieldEnum'))))
  .digest('base64url')

/**
 * Next re-evaluates modules in development; one pool of a kind is kept all the same, until the schema changes: then
 * parts that still run with the old one keep theirs.
 */
const processWide = globalThis as typeof globalThis & { brotaPools?: Map<string, pg.Pool> }

/** The pool of a kind, whose connections are opened as they are needed: a build needs no database. */
export function getPool(kind: Kind = 'answering'): pg.Pool {
  processWide.brotaPools ??= new Map()
  const key = `${kind} ${SCHEMA}`
  const known = processWide.brotaPools.get(key)
  if (known) return known
  const created = createPool(kind)
  processWide.brotaPools.set(key, created)
  return created
}

/** How many connections this process holds, how many of them do nothing, and how many queries wait for one. */
export function poolFigures(): { open: number; idle: number; waiting: number } {
  const sum = (count: (pool: pg.Pool) => number) =>
    [...(processWide.brotaPools?.values() ?? [])].reduce((total, pool) => total + count(pool), 0)
  return {
    open: sum((pool) => pool.totalCount),
    idle: sum((pool) => pool.idleCount),
    waiting: sum((pool) => pool.waitingCount),
  }
}

/** Ends all connections. */
export async function endPools(): Promise<void> {
  const pools = [...(processWide.brotaPools?.values() ?? [])]
  delete processWide.brotaPools
  await Promise.all(pools.map((pool) => pool.end()))
}
