import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import { runDetached } from '@/lib/platform/jobs/run-detached'
import { type Prisma, PrismaClient } from './generated/client'
import { endPools, getPool, SCHEMA } from './pool'

function createClient(): PrismaClient {
  const adapter = new PrismaPg(
    getPool(),
    // Named statements are planned once per connection; without a name each query is parsed and planned every time.
    { statementNameGenerator: ({ sql }) => `q${createHash('sha1').update(sql).digest('base64url')}` },
  )
  return new PrismaClient({ adapter })
}

/** One client per schema state: a client takes 15 MB. */
const processWide = globalThis as typeof globalThis & { brotaClients?: Map<string, PrismaClient> }

/** Returns the Prisma client over the pool, opened at first use because a build has no database. */
export function db(): PrismaClient {
  processWide.brotaClients ??= new Map()
  const known = processWide.brotaClients.get(SCHEMA)
  if (known) return known
  const created = createClient()
  processWide.brotaClients.set(SCHEMA, created)
  return created
}

/** The pool or a running transaction, as repositories accept it. */
export type Db = Prisma.TransactionClient

/**
 * Runs `work` in one transaction and returns its result. Prisma remembers the last hundred transactions, so they are
 * started detached from the request.
 * @param timeout in milliseconds
 */
export function transaction<T>(work: (tx: Db) => Promise<T>, timeout = 15_000): Promise<T> {
  const here = AsyncLocalStorage.snapshot()
  return runDetached(() => db().$transaction((tx) => here(work, tx), { maxWait: 5_000, timeout }))
}

/** Closes all connections; for commands and shutdown. */
export async function disconnect(): Promise<void> {
  const clients = [...(processWide.brotaClients?.values() ?? [])]
  delete processWide.brotaClients
  await Promise.all(clients.map((client) => client.$disconnect()))
  await endPools()
}
