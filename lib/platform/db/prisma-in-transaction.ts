import 'server-only'
import type pg from 'pg'
import { ignore } from '@/lib/platform/concurrency/ignore'
import { runDetached } from '@/lib/platform/jobs/run-detached'
import { type Db, db } from './client'
import type { Prisma } from './generated/client'
import { withConnection } from './pool'
import type { Queryable } from './query'

// Prisma joins a running transaction: it gets the transaction's connection instead of one of the pool, and its own
// BEGIN, COMMIT and ROLLBACK are not sent. Without a typed call, Prisma is never opened.

type Send = (statement: pg.QueryConfig) => Promise<unknown>

/** Opens Prisma on a transaction's connection, and closes it before the transaction ends. */
export function attachPrisma(connection: pg.PoolClient, send: Send, timeout: number) {
  let opened: Promise<Prisma.TransactionClient> | undefined
  let isClosed = false
  let end = ignore
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  let closed: Promise<unknown> | undefined
  const sendRef: { send?: Send } = { send }
  const open = () => {
    if (isClosed) throw new Error('the transaction has ended')
    opened ??= new Promise((resolve, reject) => {
      const join = (client: Prisma.TransactionClient) => {
        resolve(client)
        return ended
      }
      // Detached: Prisma keeps its last 100 transactions in memory, with their async context.
      closed = runDetached(() =>
        withConnection(withoutBoundaries(connection, sendRef), () => db().$transaction(join, { timeout })),
      ).catch(reject)
    })
    return opened
  }
  const close = async () => {
    isClosed = true
    end()
    await closed
    // Prisma keeps the connection in memory, and with it everything that `send` refers to.
    delete sendRef.send
  }
  return { open, close }
}

const BOUNDARIES = new Set(['BEGIN', 'COMMIT', 'ROLLBACK'])

/** Returns the connection as Prisma may use it: without beginning, ending or releasing. */
function withoutBoundaries(connection: pg.PoolClient, sendRef: { send?: Send }): pg.PoolClient {
  const query = async (statement: pg.QueryConfig) =>
    BOUNDARIES.has(statement.text) ? { rows: [], fields: [], rowCount: 0 } : sendRef.send?.(statement)
  const [on, removeListener, release] = [{ value: ignore }, { value: ignore }, { value: ignore }]
  return Object.create(connection, { query: { value: query }, on, removeListener, release })
}

type Call = (...given: unknown[]) => Promise<unknown>
type Calls = Record<string, Call & Record<string, Call>>

/** Adds Prisma's calls (`tx.user.create`, `tx.$queryRaw`), which open it when first used. */
export function withTypedCalls(statements: Queryable, open: () => Promise<Prisma.TransactionClient>): Db {
  const lookUp = (_: object, name: string) => {
    if (name in statements) return statements[name as keyof Queryable]
    if (name === 'then') return
    const call: Call = async (...given) => ((await open()) as unknown as Calls)[name]?.(...given)
    const lookUpMethod =
      (_model: object, method: string): Call =>
      async (...given) =>
        ((await open()) as unknown as Calls)[name]?.[method]?.(...given)
    return new Proxy(call, { get: lookUpMethod })
  }
  return new Proxy({}, { get: lookUp }) as Db
}
