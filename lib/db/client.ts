import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import { env } from '@/lib/config/env'
import { isServing } from '@/lib/config/runtime'
import { apart } from '@/lib/jobs/apart'
import { GatheringSocket } from './gathering-socket'
import { Prisma, PrismaClient } from './generated/client'
import { LastingPool } from './lasting-pool'

type Client = { prisma: PrismaClient; pool: pg.Pool }

/** Those who answer people, and those who count what there is, which takes the longer the more there is. */
type Kind = 'answering' | 'counting'

const COUNTING_CONNECTIONS = 2
const COUNTING_MS = 10 * 60_000

/**
 * Milliseconds after which a question is given up, a connection not waited for any more, a row neither, and after which
 * a connection that nobody uses is closed: with it go all plans that the database has made for it.
 */
const LIMITS: Record<Kind, { question: number; connection: number; lock: number; idle: number }> = {
  answering: { question: 30_000, connection: 5_000, lock: 10_000, idle: 5 * 60_000 },
  counting: { question: COUNTING_MS, connection: COUNTING_MS, lock: COUNTING_MS, idle: 10_000 },
}

function createClient(kind: Kind): Client {
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
  const adapter = new PrismaPg(
    pool,
    // Named statements are planned once a connection; without them each query is parsed and planned anew.
    {
      statementNameGenerator: ({ sql }) => `q${createHash('sha1').update(sql).digest('base64url')}`,
      disposeExternalPool: true,
    },
  )
  return { prisma: new PrismaClient({ adapter }), pool }
}

/**
 * Next re-evaluates modules in development; one pool of a kind is kept all the same, until the schema changes: then
 * parts that still run with the old one keep theirs.
 */
const processWide = globalThis as typeof globalThis & { brotaClients?: Map<string, Client> }
const SCHEMA = createHash('sha1')
  .update(JSON.stringify(Object.entries(Prisma).filter(([name]) => name.endsWith('FieldEnum'))))
  .digest('base64url')
const KEYS: Record<Kind, string> = { answering: `answering ${SCHEMA}`, counting: `counting ${SCHEMA}` }

function client(kind: Kind): Client {
  processWide.brotaClients ??= new Map()
  const known = processWide.brotaClients.get(KEYS[kind])
  if (known) return known
  const created = createClient(kind)
  processWide.brotaClients.set(KEYS[kind], created)
  return created
}

/** Prisma over the pool, opened at first use so that a build needs no database. */
export function db(): PrismaClient {
  return client('answering').prisma
}

/**
 * Prisma over two connections of its own, for what counts all there is: it takes none from those who answer, and may
 * take minutes. Nobody should wait for it where there is much.
 */
export function countingDb(): PrismaClient {
  return client('counting').prisma
}

/** The pool under Prisma, for `read`. */
export function poolOf(): pg.Pool {
  return client('answering').pool
}

/** How many connections this process holds, how many of them do nothing, and how many queries wait for one. */
export function poolFigures(): { open: number; idle: number; waiting: number } {
  const sum = (count: (pool: pg.Pool) => number) =>
    [...(processWide.brotaClients?.values() ?? [])].reduce((total, { pool }) => total + count(pool), 0)
  return {
    open: sum((pool) => pool.totalCount),
    idle: sum((pool) => pool.idleCount),
    waiting: sum((pool) => pool.waitingCount),
  }
}

/** What a repository takes: the pool or a running transaction. */
export type Db = Prisma.TransactionClient

/**
 * Runs `work` in one transaction; everything written in it stays or goes together.
 * @param timeout in milliseconds, after which it is given up; people wait for most of them
 */
export function transaction<T>(work: (tx: Db) => Promise<T>, timeout = 15_000): Promise<T> {
  return begin(db(), work, { maxWait: 5_000, timeout })
}

/** Runs `work` in one transaction that may take as long as counting does. */
export function countingTransaction<T>(work: (tx: Db) => Promise<T>): Promise<T> {
  return begin(countingDb(), work, { maxWait: COUNTING_MS, timeout: COUNTING_MS })
}

type Patience = { maxWait: number; timeout: number }

/** Prisma remembers the last hundred transactions: they are begun apart, and worked in by who asks. */
function begin<T>(prisma: PrismaClient, work: (tx: Db) => Promise<T>, patience: Patience): Promise<T> {
  const here = AsyncLocalStorage.snapshot()
  return apart(() => prisma.$transaction((tx) => here(work, tx), patience))
}

/** Ends all connections; for commands and shutdown. */
export async function disconnect(): Promise<void> {
  await Promise.all([...(processWide.brotaClients?.values() ?? [])].map(({ prisma }) => prisma.$disconnect()))
  delete processWide.brotaClients
}
