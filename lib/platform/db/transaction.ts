import 'server-only'
import type pg from 'pg'
import { ignore } from '@/lib/platform/concurrency/ignore'
import { runDetached } from '@/lib/platform/jobs/run-detached'
import type { Db } from './client'
import { isAborted } from './errors'
import type { Prisma } from './generated/client'
import { getPool } from './pool'
import { attachPrisma, withTypedCalls } from './prisma-in-transaction'
import { toStatement } from './query'

type Options = {
  /** Milliseconds until the connection is closed. */
  timeout?: number
  pool?: pg.Pool
}

/**
 * Runs `work` in one transaction. Prisma joins at its first typed call, because its own transactions double the
 * cost.
 * @throws what `work` throws, or its first failed statement
 */
export async function transaction<T>(
  work: (tx: Db) => Promise<T>,
  { timeout = 15_000, pool = getPool() }: Options = {},
): Promise<T> {
  const connection = await pool.connect()
  // A connection may break between two statements.
  connection.on('error', ignore)
  let isOpen = true
  let isReleased = false
  const release = (broken?: Error) => {
    if (isReleased) return
    isReleased = true
    isOpen = false
    clearTimeout(timer)
    connection.removeListener('error', ignore)
    connection.release(broken)
  }
  const timer = runDetached(() => setTimeout(release, timeout, new Error('transaction timeout')))
  let firstError: unknown
  const send = async (statement: pg.QueryConfig): Promise<pg.QueryResult> => {
    // A late statement would take effect in the connection's next transaction.
    if (!isOpen) throw new Error('Connection terminated: the transaction has ended')
    try {
      return await connection.query(statement)
    } catch (error) {
      firstError ??= error
      throw error
    }
  }
  const run = async <Row>(sql: Prisma.Sql) => (await send(toStatement(sql))).rows as Row[]
  const prisma = attachPrisma(connection, send, timeout + 60_000)
  const end = async (boundary: 'commit' | 'rollback') => {
    await prisma.close()
    isOpen = false
    return connection.query(boundary)
  }
  try {
    send({ name: 'begin', text: 'begin' }).catch(ignore)
    const result = await work(withTypedCalls({ query: run, execute: run }, prisma.open))
    const { command } = await end('commit')
    // PostgreSQL rolls back a failed transaction without an error.
    if (command !== 'COMMIT') throw firstError
    release()
    return result
  } catch (error) {
    await end('rollback').then(() => release(), release)
    // Later statements only report that the transaction is aborted.
    throw isAborted(error) ? (firstError ?? error) : error
  }
}

/**
 * Runs statements of one transaction in one round trip, in the order of the list (docs/decisions/035). Every call in the
 * list must send its statement before its first `await`. Where the order does not matter, use `Promise.all`.
 * @throws the first failure
 */
export function pipeline<T extends unknown[]>(
  statements: [...T],
): Promise<{ [K in keyof T]: Awaited<T[K]> }> {
  return Promise.all(statements)
}
