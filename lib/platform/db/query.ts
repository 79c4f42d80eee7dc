import 'server-only'
import { createHash } from 'node:crypto'
import type pg from 'pg'
import { Prisma } from './generated/client'
import { createPipelinedQuery } from './pipelined-query'
import { getPool } from './pool'

/**
 * Runs SQL as prepared statements and returns the rows. `query` is for quick reads, which share a connection; `execute`
 * is for writes and locks, which would delay them. A transaction has one connection, where both do the same.
 *
 * Prefer Prisma's models where SQL is not needed. `$queryRaw` and `$executeRaw` cost more than these two: use them for
 * slow reads, and to count changed rows.
 *
 * 64-bit integers come as strings; a `date` must be selected as text.
 */
export type Queryable = {
  query: <Row>(sql: Prisma.Sql) => Promise<Row[]>
  execute: <Row = unknown>(sql: Prisma.Sql) => Promise<Row[]>
}

/** Row that the database built as JSON, where dates are ISO strings. */
export type WithIsoDates<T, K extends keyof T> = Omit<T, K> & Record<K, string>

const sendPipelined = createPipelinedQuery(getPool)

/** Runs one query on the pool; for frequent ones, as Prisma costs as much as the query. */
export async function query<Row>(sql: Prisma.Sql): Promise<Row[]> {
  return (await sendPipelined(toStatement(sql))).rows as Row[]
}

/** Runs a write on its own connection: its locks and disk flush would delay pipelined reads. */
export async function execute<Row = unknown>(sql: Prisma.Sql): Promise<Row[]> {
  return (await getPool().query(toStatement(sql))).rows as Row[]
}

const names = new Map<string, string>()

export function toStatement({ text, values }: Prisma.Sql): pg.QueryConfig {
  let name = names.get(text)
  if (!name) {
    name = `r${createHash('sha1').update(text).digest('base64url')}`
    names.set(text, name)
  }
  return { name, text, values }
}

/** Most values as separate parameters. */
const MAX_SEPARATE_VALUES = 8

/** Reuses the plan of up to `MAX_SEPARATE_VALUES` values; an array is planned every time. */
export function inList(column: Prisma.Sql, values: string[], type: 'uuid' | 'text' = 'uuid'): Prisma.Sql {
  const [one, list] = [Prisma.raw(type), Prisma.raw(`${type}[]`)]
  if (values.length === 0 || values.length > MAX_SEPARATE_VALUES)
    return Prisma.sql`${column} = any(${values}::${list})`
  return Prisma.sql`${column} in (${Prisma.join(values.map((value) => Prisma.sql`${value}::${one}`))})`
}

/** Writes a row limit as a literal, because the best plan depends on it. */
export function literalLimit(rows: number): Prisma.Sql {
  return Prisma.raw(String(Math.trunc(rows)))
}
