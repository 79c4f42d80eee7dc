import 'server-only'
import type pg from 'pg'
import type { Prisma } from './generated/client'
import { getPool } from './pool'
import { combineAsCte, prepared } from './statement'

const BEGIN = { name: 'begin', text: 'begin' }
const COMMIT = { name: 'commit', text: 'commit' }

/** An open transaction on a connection of the driver. */
export class RawTransaction {
  private firstError: unknown

  constructor(private readonly connection: pg.PoolClient) {}

  /** Sends a statement and returns its result; statements that are not awaited are pipelined, in their order. */
  async send(statement: pg.QueryConfig): Promise<pg.QueryResult> {
    try {
      return await this.connection.query(statement)
    } catch (error) {
      // Statements after a failed one only report that the transaction is aborted.
      this.firstError ??= error
      throw error
    }
  }

  query(sql: Prisma.Sql): Promise<pg.QueryResult> {
    return this.send(prepared(sql))
  }

  async execute(writes: readonly Prisma.Sql[]): Promise<void> {
    await this.query(combineAsCte(writes))
  }

  /** @throws the first error, also when the work has caught it: PostgreSQL then rolls back and reports no error */
  async commit(): Promise<void> {
    await this.send(COMMIT)
    if (this.firstError) throw this.firstError
  }

  /** Returns the error that the transaction failed with first. */
  getCause(error: unknown): unknown {
    return this.firstError ?? error
  }
}

export type RawWork<T> = (tx: RawTransaction) => Promise<T>

type Options = {
  /** Milliseconds after which the connection is closed, so that the database rolls back. */
  timeout?: number
  pool?: pg.Pool
}

/**
 * Runs `work` in one transaction of the driver, without Prisma: for the few calls that are made most, and for counts.
 * @throws what `work` or its first failed statement throws; nothing is written then
 */
export async function rawTransaction<T>(
  work: RawWork<T>,
  { timeout = 15_000, pool = getPool() }: Options = {},
): Promise<T> {
  const connection = await pool.connect()
  // A connection that breaks between two statements reports it here, and to the next statement.
  connection.on('error', ignore)
  let isReleased = false
  const release = (broken?: Error) => {
    if (isReleased) return
    isReleased = true
    clearTimeout(timer)
    connection.removeListener('error', ignore)
    connection.release(broken)
  }
  const timer = setTimeout(release, timeout, new Error('transaction timeout'))
  const transaction = new RawTransaction(connection)
  try {
    const begun = transaction.send(BEGIN)
    begun.catch(ignore)
    const result = await work(transaction)
    await transaction.commit()
    release()
    return result
  } catch (error) {
    await connection.query('rollback').then(
      () => release(),
      (broken: Error) => release(broken),
    )
    throw transaction.getCause(error)
  }
}

function ignore(): void {}
