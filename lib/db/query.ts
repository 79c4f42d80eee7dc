import 'server-only'
import { type Db, db } from './client'
import { Direct } from './direct'
import { Prisma } from './generated/client'
import { getPool } from './pool'
import { combineAsCte, prepared } from './statement'
import { together } from './together'

/** What a raw statement can be asked of: the pool, or a transaction under way, of Prisma's or of the driver's. */
export type Connection = Db | Direct

const sendQuery = together(getPool)
const sendHeavyQuery = together(getPool, 4)
const sendWrite = together(getPool)

/**
 * The rows of one statement, asked of the driver itself: for what is asked most, going through Prisma costs as much as
 * the question. Prepared once a connection. Columns come as the driver reads them: whole numbers beyond 32 bits as
 * strings, JSON as what it says; a `date` must be read as text.
 */
export async function query<Row>(sql: Prisma.Sql): Promise<Row[]> {
  const { rows } = await sendQuery(prepared(sql))
  return rows as Row[]
}

/** As `read`, for a question that takes a millisecond or more: fewer wait for each other. */
export async function queryHeavy<Row>(sql: Prisma.Sql): Promise<Row[]> {
  const { rows } = await sendHeavyQuery(prepared(sql))
  return rows as Row[]
}

/** The rows that one statement tells which writes: apart from reads, which would wait for the disk behind it. */
export async function execute<Row>(sql: Prisma.Sql): Promise<Row[]> {
  const { rows } = await sendWrite(prepared(sql))
  return rows as Row[]
}

/** The rows of one statement, as a transaction sees them that may be under way. */
export async function queryWith<Row>(tx: Connection, sql: Prisma.Sql): Promise<Row[]> {
  if (tx instanceof Direct) return (await tx.ask(sql)).rows as Row[]
  return tx === db() ? query<Row>(sql) : tx.$queryRaw<Row[]>(sql)
}

/**
 * A table to join in a statement that writes what may be lost: it ends without waiting for the disk. Should the database
 * crash, what was written in its last moments (three times `wal_writer_delay`, 0.6 s) is gone, all of a statement or nothing
 * (https://www.postgresql.org/docs/18/wal-async-commit.html).
 */
export const ASYNC_COMMIT = Prisma.sql`(select set_config('synchronous_commit', 'off', true)) as unawaited`

/**
 * Writes in a transaction, by one statement as `asOne` makes it. Where the transaction is the driver's, all that is
 * written before the next question is one statement, nobody waits for it before the end, and what fails then fails the
 * whole.
 */
export async function executeWith(tx: Connection, ...writes: Prisma.Sql[]): Promise<void> {
  if (tx instanceof Direct) tx.tell(writes)
  else await tx.$executeRaw(combineAsCte(writes))
}

/** As many values as stand in a statement one by one; as many as are ever asked for together. */
const FEW = 8

/**
 * Whether a column is one of some values, ids mostly. A list could be of any length, so that its statement is planned anew
 * each time; with a few values, as most often, it is planned once for each number of them.
 */
export function inList(column: Prisma.Sql, values: string[], type: 'uuid' | 'text' = 'uuid'): Prisma.Sql {
  const [one, list] = [Prisma.raw(type), Prisma.raw(`${type}[]`)]
  if (values.length === 0 || values.length > FEW) return Prisma.sql`${column} = any(${values}::${list})`
  return Prisma.sql`${column} in (${Prisma.join(values.map((value) => Prisma.sql`${value}::${one}`))})`
}

/**
 * A whole number that stands in the statement itself: how many rows are wanted decides about the best plan, which is
 * made before the values are known.
 */
export function literalLimit(rows: number): Prisma.Sql {
  return Prisma.raw(String(Math.trunc(rows)))
}
