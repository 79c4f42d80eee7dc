import 'server-only'
import type { Prisma } from './generated/client'
import { COUNTING_MS, getPool } from './pool'
import { type RawWork, rawTransaction } from './raw-transaction'
import { prepared } from './statement'

/**
 * The rows of a statement that counts all there is, over two connections of its own: it takes none from those who answer,
 * and may take minutes. Nobody should wait for it where there is much. Columns come as with `read`.
 */
export async function readCounts<Row>(sql: Prisma.Sql): Promise<Row[]> {
  const { rows } = await getPool('counting').query(prepared(sql))
  return rows as Row[]
}

/** Runs `work` in one transaction that may take as long as counting does. */
export function countingTransaction<T>(work: RawWork<T>): Promise<T> {
  return rawTransaction(work, { pool: getPool('counting'), timeout: COUNTING_MS })
}
