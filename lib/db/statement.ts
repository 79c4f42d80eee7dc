import 'server-only'
import { createHash } from 'node:crypto'
import type pg from 'pg'
import { Prisma } from './generated/client'

/** Names of prepared statements by their text; there are as many as there are raw statements in the code. */
const names = new Map<string, string>()

/** A statement as the driver takes it, prepared once a connection. */
export function prepared({ text, values }: Prisma.Sql): pg.QueryConfig {
  let name = names.get(text)
  if (!name) {
    name = `r${createHash('sha1').update(text).digest('base64url')}`
    names.set(text, name)
  }
  return { name, text, values }
}

/**
 * Writes as one statement. All of them find the rows as they were before: none sees what another does, and no two may
 * change the same row. What must hold between rows, as a foreign key, is checked when all are done. Nothing is said of
 * their order, nor of that in which they lock rows.
 */
export function combineAsCte(writes: readonly Prisma.Sql[]): Prisma.Sql {
  const [only] = writes
  if (only && writes.length === 1) return only
  const parts = writes.map((write, n) => Prisma.sql`${Prisma.raw(`write_${n}`)} as (${write})`)
  return Prisma.sql`with ${Prisma.join(parts)} select`
}
