import 'server-only'
import { toSearchParts } from '../i18n/search'
import { Prisma } from './generated/client'
import { escapeLike } from './like'
import { query } from './query'

/** The shortest part that a trigram index finds anywhere in a text. */
const INDEXED = 3
const SHORT_WORD = /^[\p{L}\p{N}]{1,2}$/u

type Options = {
  /** Finds shorter words only where words begin, which the index supports; for the longest lists. */
  shortWordsBegin?: boolean
}

/** Returns the LIKE patterns of a query's words, the longest first. */
export function toSearchPatterns(search: string, { shortWordsBegin = false }: Options = {}): string[] {
  return toSearchParts(search)
    .toSorted((a, b) => b.length - a.length)
    .map((part) => {
      const begin = shortWordsBegin && SHORT_WORD.test(part) ? '% ' : '%'
      return `${begin}${escapeLike(part)}%`
    })
}

/** Checks whether an index narrows a search down. */
export function isIndexed(search: string): boolean {
  return toSearchParts(search).some((part) => part.length >= INDEXED)
}

/** Builds the condition that a column of normalized text contains every word of a query. */
export function matchesSearch(column: Prisma.Sql, search: string, options?: Options): Prisma.Sql {
  const [longest, ...others] = toSearchPatterns(search, options)
  if (longest === undefined) return Prisma.sql`true`
  // One condition uses the index, one array keeps the statement the same for any number of words.
  const rest = others.length > 0 ? Prisma.sql` and ${column} like all(${others}::text[])` : Prisma.empty
  return Prisma.sql`(${column} like ${longest}${rest})`
}

/** Returns the ids of the rows that contain every word of a query; null for a query without words. */
export async function findMatchingIds(table: Prisma.Sql, search: string): Promise<Set<string> | null> {
  if (toSearchParts(search).length === 0) return null
  const rows = await query<{ id: string }>(
    Prisma.sql`select id from ${table} where ${matchesSearch(Prisma.sql`search_text`, search)}`,
  )
  return new Set(rows.map(({ id }) => id))
}
