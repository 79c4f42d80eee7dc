import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import { runDetached } from '@/lib/jobs/run-detached'
import { type Prisma, PrismaClient } from './generated/client'
import { endPools, getPool, SCHEMA } from './pool'

function createClient(): PrismaClient {
  const adapter = new PrismaPg(
    getPool(),
    // Named statements are planned once a connection; without them each query is parsed and planned anew.
    { statementNameGenerator: ({ sql }) => `q${createHash('sha1').update(sql).digest('base64url')}` },
  )
  return new PrismaClient({ adapter })
}

/** Kept as pools are: of each state of the schema there is one. What Prisma knows of the schema takes 15 MB. */
const processWide = globalThis as typeof globalThis & { brotaClients?: Map<string, PrismaClient> }

/** Prisma over the pool, opened at first use so that a build needs no database. */
export function db(): PrismaClient {
  processWide.brotaClients ??= new Map()
  const known = processWide.brotaClients.get(SCHEMA)
  if (known) return known
  const created = createClient()
  processWide.brotaClients.set(SCHEMA, created)
  return created
}

/** What a repository takes: the pool or a running transaction. */
export type Db = Prisma.TransactionClient

/**
 * Runs `work` in one transaction; everything written in it stays or goes together. Prisma remembers the last hundred
 * transactions: they are begun apart, and worked in by who asks.
 * @param timeout in milliseconds, after which it is given up; people wait for most of them
 */
export function transaction<T>(work: (tx: Db) => Promise<T>, timeout = 15_000): Promise<T> {
  const here = AsyncLocalStorage.snapshot()
  return runDetached(() => db().$transaction((tx) => here(work, tx), { maxWait: 5_000, timeout }))
}

/** Ends all connections; for commands and shutdown. */
export async function disconnect(): Promise<void> {
  const clients = [...(processWide.brotaClients?.values() ?? [])]
  delete processWide.brotaClients
  await Promise.all(clients.map((client) => client.$disconnect()))
  await endPools()
}
