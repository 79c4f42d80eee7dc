import 'server-only'
import { type Db, db } from './client'
import { Prisma } from './generated/client'
import { createPipelinedQuery } from './pipelined-query'
import { getPool } from './pool'
import { RawTransaction } from './raw-transaction'
import { combineAsCte, prepared } from './statement'

/** Connection for a raw query: the pool, or a running transaction of Prisma or of the driver. */
export type Connection = Db | RawTransaction

const sendQuery = createPipelinedQuery(getPool)
const sendHeavyQuery = createPipelinedQuery(getPool, 4)
const sendWrite = createPipelinedQuery(getPool)

/**
 * Runs one query on the driver and returns its rows; for frequent queries Prisma would cost as much as the query. The
 * statement is prepared once per connection. 64-bit integers come as strings; a `date` must be selected as text.
 */
export async function query<Row>(sql: Prisma.Sql): Promise<Row[]> {
  const { rows } = await sendQuery(prepared(sql))
  return rows as Row[]
}

/** Runs `query` for statements of a millisecond or more: fewer share a round trip. */
export async function queryHeavy<Row>(sql: Prisma.Sql): Promise<Row[]> {
  const { rows } = await sendHeavyQuery(prepared(sql))
  return rows as Row[]
}

/** Runs a writing statement and returns its rows; apart from reads, which would wait for its disk flush. */
export async function execute<Row>(sql: Prisma.Sql): Promise<Row[]> {
  const { rows } = await sendWrite(prepared(sql))
  return rows as Row[]
}

/** Runs one query in a transaction that may be open, and returns its rows. */
export async function queryWith<Row>(tx: Connection, sql: Prisma.Sql): Promise<Row[]> {
  if (tx instanceof RawTransaction) return (await tx.query(sql)).rows as Row[]
  return tx === db() ? query<Row>(sql) : tx.$queryRaw<Row[]>(sql)
}

/**
 * Joined table that makes a statement commit asynchronously. A crash loses the writes of the last 0.6 s (three times
 * `wal_writer_delay`), never a part of a statement (https://www.postgresql.org/docs/18/wal-async-commit.html).
 */
export const ASYNC_COMMIT = Prisma.sql`(select set_config('synchronous_commit', 'off', true)) as unawaited`

/** Writes in a transaction, as one statement (`combineAsCte`). */
export async function executeWith(tx: Connection, ...writes: Prisma.Sql[]): Promise<void> {
  if (tx instanceof RawTransaction) await tx.execute(writes)
  else await tx.$executeRaw(combineAsCte(writes))
}

/** The most values that are listed one by one, each count with its own query plan. */
const FEW = 8

/**
 * Builds the condition that a column has one of some values. Up to `FEW` values become parameters with a reusable plan;
 * a longer list is one array, which is planned on every query.
 */
export function inList(column: Prisma.Sql, values: string[], type: 'uuid' | 'text' = 'uuid'): Prisma.Sql {
  const [one, list] = [Prisma.raw(type), Prisma.raw(`${type}[]`)]
  if (values.length === 0 || values.length > FEW) return Prisma.sql`${column} = any(${values}::${list})`
  return Prisma.sql`${column} in (${Prisma.join(values.map((value) => Prisma.sql`${value}::${one}`))})`
}

/** Writes a row limit into the statement as a literal, because the best plan depends on it. */
export function literalLimit(rows: number): Prisma.Sql {
  return Prisma.raw(String(Math.trunc(rows)))
}
