import 'server-only'
import { toSearchParts } from '../i18n/search'
import { Prisma } from './generated/client'
import { query } from './query'

/** Shortest part that a trigram index finds. */
const INDEXED = 3
const SHORT_WORD = /^[\p{L}\p{N}]{1,2}$/u

type Options = {
  /** Matches shorter words only at word beginnings, as the index does. */
  shortWordsBegin?: boolean
}
/** Escapes `%`, `_` and `\` for LIKE, unlike Prisma's `contains`. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** Returns the LIKE patterns of a query's words, longest first. */
export function toSearchPatterns(search: string, { shortWordsBegin = false }: Options = {}): string[] {
  return toSearchParts(search)
    .toSorted((a, b) => b.length - a.length)
    .map((part) => {
      const begin = shortWordsBegin && SHORT_WORD.test(part) ? '% ' : '%'
      return `${begin}${escapeLike(part)}%`
    })
}

/** Checks if an index narrows a search down. */
export function isIndexed(search: string): boolean {
  return toSearchParts(search).some((part) => part.length >= INDEXED)
}

/** Builds the condition that normalized text contains every word of a query. */
export function matchesSearch(column: Prisma.Sql, search: string, options?: Options): Prisma.Sql {
  const [longest, ...others] = toSearchPatterns(search, options)
  if (longest === undefined) return Prisma.sql`true`
  // An array keeps the statement the same for any number of words.
  const rest = others.length > 0 ? Prisma.sql` and ${column} like all(${others}::text[])` : Prisma.empty
  return Prisma.sql`(${column} like ${longest}${rest})`
}

/** Tables with normalized text in `search_text`. */
type SearchedTable = 'badges' | 'challenges' | 'recipes' | 'tasks'

/** Returns the ids of rows with all words of a search, or null without words. */
export async function findMatchingIds(table: SearchedTable, search = ''): Promise<Set<string> | null> {
  if (toSearchParts(search).length === 0) return null
  const matches = matchesSearch(Prisma.sql`search_text`, search)
  const rows = await query<{ id: string }>(Prisma.sql`select id from ${Prisma.raw(table)} where ${matches}`)
  return new Set(rows.map(({ id }) => id))
}
