import 'server-only'
import { createHash } from 'node:crypto'
import { PrismaPg } from '@prisma/adapter-pg'
import { type Prisma, PrismaClient } from './generated/client'
import { endPools, getPool, SCHEMA } from './pool'
import { execute, type Queryable, query } from './query'

/** Prisma's typed calls and raw statements, on the pool or in a transaction. */
export type Db = Prisma.TransactionClient & Queryable

type Client = PrismaClient & Queryable

function createClient(): Client {
  const adapter = new PrismaPg(
    getPool(),
    // Named statements are planned once per connection, others at each query.
    { statementNameGenerator: ({ sql }) => `q${createHash('sha1').update(sql).digest('base64url')}` },
  )
  return Object.assign(new PrismaClient({ adapter }), { query, execute })
}

/** A client takes 15 MB. */
const processWide = globalThis as typeof globalThis & { brotaClients?: Map<string, Client> }

/** Returns the Prisma client, opened at first use: a build has no database. */
export function db(): Client {
  processWide.brotaClients ??= new Map()
  const known = processWide.brotaClients.get(SCHEMA)
  if (known) return known
  const created = createClient()
  processWide.brotaClients.set(SCHEMA, created)
  return created
}

export async function disconnect(): Promise<void> {
  const clients = [...(processWide.brotaClients?.values() ?? [])]
  delete processWide.brotaClients
  await Promise.all(clients.map((client) => client.$disconnect()))
  await endPools()
}
