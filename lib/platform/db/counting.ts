import 'server-only'
import type { Db } from './client'
import type { Prisma } from './generated/client'
import { COUNTING_MS, getPool } from './pool'
import { toStatement } from './query'
import { transaction } from './transaction'

/** Runs a counting query, which may take minutes, on a separate pool. */
export async function readCounts<Row>(sql: Prisma.Sql): Promise<Row[]> {
  const { rows } = await getPool('counting').query(toStatement(sql))
  return rows as Row[]
}

export function countingTransaction<T>(work: (tx: Db) => Promise<T>): Promise<T> {
  return transaction(work, { pool: getPool('counting'), timeout: COUNTING_MS })
}
