import 'server-only'
import type { Prisma } from './generated/client'
import { COUNTING_MS, getPool } from './pool'
import { type RawWork, rawTransaction } from './raw-transaction'
import { prepared } from './statement'

/** Runs a counting query, which may take minutes, on a separate pool and returns its rows; columns as with `query`. */
export async function readCounts<Row>(sql: Prisma.Sql): Promise<Row[]> {
  const { rows } = await getPool('counting').query(prepared(sql))
  return rows as Row[]
}

/** Runs `work` in a transaction of the counting pool. */
export function countingTransaction<T>(work: RawWork<T>): Promise<T> {
  return rawTransaction(work, { pool: getPool('counting'), timeout: COUNTING_MS })
}
