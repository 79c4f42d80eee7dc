import 'server-only'
import { createHash } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { env } from '@/lib/config/env'
import { isServing } from '@/lib/config/runtime'
import { GatheringSocket } from './gathering-socket'
import { Prisma, PrismaClient } from './generated/client'

type Client = { prisma: PrismaClient; pool: pg.Pool }

function createClient(): Client {
  const pool = new pg.Pool({
    connectionString: env().DATABASE_URL,
    max: env().DATABASE_POOL_SIZE,
    // Statements of one transaction that do not rest on each other go to the database without waiting for each other.
    pipeline: true,
    stream: () => new GatheringSocket(),
    connectionTimeoutMillis: 5_000,
    // Whoever waits for a row that somebody holds for long gives its connection back to the others.
    lock_timeout: 10_000,
    // A database that says nothing at all is away. Commands may take their time.
    ...(isServing() && { query_timeout: 30_000 }),
  })
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
 * Next re-evaluates modules in development; one pool a process is kept all the same, until the schema changes: then
 * parts that still run with the old one keep theirs.
 */
const processWide = globalThis as typeof globalThis & { brotaClients?: Map<string, Client> }
const SCHEMA = JSON.stringify(Object.entries(Prisma).filter(([name]) => name.endsWith('FieldEnum')))

function client(): Client {
  processWide.brotaClients ??= new Map()
  const kept = processWide.brotaClients.get(SCHEMA) ?? createClient()
  processWide.brotaClients.set(SCHEMA, kept)
  return kept
}

/** Prisma over the pool, opened at first use so that a build needs no database. */
export function db(): PrismaClient {
  return client().prisma
}

/** The pool under Prisma, for `read`. */
export function poolOf(): pg.Pool {
  return client().pool
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
  return db().$transaction(work, { maxWait: 5_000, timeout })
}

/** Ends all connections; for commands and shutdown. */
export async function disconnect(): Promise<void> {
  await Promise.all([...(processWide.brotaClients?.values() ?? [])].map(({ prisma }) => prisma.$disconnect()))
  delete processWide.brotaClients
}
