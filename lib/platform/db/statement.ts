import 'server-only'
import { createHash } from 'node:crypto'
import type pg from 'pg'
import { Prisma } from './generated/client'

const names = new Map<string, string>()

/** Returns a statement for the driver, prepared once per connection. */
export function prepared({ text, values }: Prisma.Sql): pg.QueryConfig {
  let name = names.get(text)
  if (!name) {
    name = `r${createHash('sha1').update(text).digest('base64url')}`
    names.set(text, name)
  }
  return { name, text, values }
}

/**
 * Combines writes into one statement. All of them see the rows as before it, no two may change the same row, and
 * foreign keys are checked at its end. Neither execution order nor lock order is defined.
 */
export function combineAsCte(writes: readonly Prisma.Sql[]): Prisma.Sql {
  const [only] = writes
  if (only && writes.length === 1) return only
  const parts = writes.map((write, n) => Prisma.sql`${Prisma.raw(`write_${n}`)} as (${write})`)
  return Prisma.sql`with ${Prisma.join(parts)} select`
}
