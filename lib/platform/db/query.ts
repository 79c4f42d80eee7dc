import 'server-only'
import { createHash } from 'node:crypto'
import type pg from 'pg'
import { Prisma } from './generated/client'
import { createPipelinedQuery } from './pipelined-query'
import { getPool } from './pool'

/**
 * Runs raw statements: the pool or a transaction. Statements are prepared once per connection. 64-bit integers come as
 * strings; a `date` must be selected as text.
 */
export type Queryable = {
  /** Runs a query and returns its rows. */
  query: <Row>(sql: Prisma.Sql) => Promise<Row[]>
  /** Runs a writing statement and returns its rows. */
  execute: <Row = unknown>(sql: Prisma.Sql) => Promise<Row[]>
}

const sendPipelined = createPipelinedQuery(getPool)

/** Runs one query on the pool and returns its rows; for frequent queries Prisma would cost as much as the query. */
export async function query<Row>(sql: Prisma.Sql): Promise<Row[]> {
  return (await sendPipelined(toStatement(sql))).rows as Row[]
}

/** Runs a writing statement on a separate connection: other queries would wait for its locks and its disk flush. */
export async function execute<Row = unknown>(sql: Prisma.Sql): Promise<Row[]> {
  return (await getPool().query(toStatement(sql))).rows as Row[]
}

const names = new Map<string, string>()

/** Returns a statement for the driver, prepared under a name. */
export function toStatement({ text, values }: Prisma.Sql): pg.QueryConfig {
  let name = names.get(text)
  if (!name) {
    name = `r${createHash('sha1').update(text).digest('base64url')}`
    names.set(text, name)
  }
  return { name, text, values }
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
