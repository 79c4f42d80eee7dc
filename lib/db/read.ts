import 'server-only'
import { createHash } from 'node:crypto'
import { type Db, db, poolOf } from './client'
import { Prisma } from './generated/client'

/** Names of prepared statements by their text; there are as many as there are reads in the code. */
const names = new Map<string, string>()

/**
 * The rows of one statement, asked of the driver itself: for what is asked most, going through Prisma costs as much as
 * the question. Prepared once a connection. Columns come as the driver reads them: whole numbers beyond 32 bits as
 * strings, JSON as what it says; a `date` must be read as text.
 */
export async function read<Row>(sql: Prisma.Sql): Promise<Row[]> {
  const { text, values } = sql
  let name = names.get(text)
  if (!name) {
    name = `r${createHash('sha1').update(text).digest('base64url')}`
    names.set(text, name)
  }
  const { rows } = await poolOf().query({ name, text, values })
  return rows as Row[]
}

/** The rows of one statement, as a transaction sees them that may be under way. */
export function readIn<Row>(tx: Db, sql: Prisma.Sql): Promise<Row[]> {
  return tx === db() ? read<Row>(sql) : tx.$queryRaw<Row[]>(sql)
}

/**
 * Whether a column is one of some ids. A list could be of any length, so that its statement is planned anew each time;
 * with a single id, as most often, it is planned once.
 */
export function among(column: Prisma.Sql, ids: string[]): Prisma.Sql {
  return ids.length === 1
    ? Prisma.sql`${column} = ${ids[0]}::uuid`
    : Prisma.sql`${column} = any(${ids}::uuid[])`
}

/**
 * A whole number that stands in the statement itself: how many rows are wanted decides about the best plan, which is
 * made before the values are known.
 */
export function atMost(rows: number): Prisma.Sql {
  return Prisma.raw(String(Math.trunc(rows)))
}
