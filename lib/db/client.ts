import 'server-only'
import { createHash } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import { env } from '@/lib/config/env'
import { Prisma, PrismaClient } from './generated/client'

function createClient(): PrismaClient {
  const adapter = new PrismaPg(
    { connectionString: env().DATABASE_URL, max: env().DATABASE_POOL_SIZE, connectionTimeoutMillis: 5_000 },
    // Named statements are planned once a connection; without them each query is parsed and planned anew.
    { statementNameGenerator: ({ sql }) => `q${createHash('sha1').update(sql).digest('base64url')}` },
  )
  return new PrismaClient({ adapter })
}

/**
 * Next re-evaluates modules in development; one pool a process is kept all the same, until the schema changes: then
 * parts that still run with the old one keep theirs.
 */
const processWide = globalThis as typeof globalThis & { brotaPools?: Map<string, PrismaClient> }
const SCHEMA = JSON.stringify(Object.entries(Prisma).filter(([name]) => name.endsWith('FieldEnum')))

/** The pool, opened at first use so that a build needs no database. */
export function db(): PrismaClient {
  processWide.brotaPools ??= new Map()
  const kept = processWide.brotaPools.get(SCHEMA) ?? createClient()
  processWide.brotaPools.set(SCHEMA, kept)
  return kept
}

/** What a repository takes: the pool or a running transaction. */
export type Db = Prisma.TransactionClient

/** Runs `work` in one transaction; everything written in it stays or goes together. */
export function transaction<T>(work: (tx: Db) => Promise<T>): Promise<T> {
  return db().$transaction(work, { maxWait: 5_000, timeout: 15_000 })
}

/** Ends all connections; for commands and shutdown. */
export async function disconnect(): Promise<void> {
  await Promise.all([...(processWide.brotaPools?.values() ?? [])].map((pool) => pool.$disconnect()))
  delete processWide.brotaPools
}
