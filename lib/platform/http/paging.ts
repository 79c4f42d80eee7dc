import { z } from 'zod'
import { AppError } from '@/lib/platform/errors/app-error'
import { optionalLine } from './fields'

export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(200).optional(),
})

export type PageQuery = z.output<typeof pageQuery>

/** Query of a list's address; invalid values become the defaults. */
export const listQuery = z.object({
  search: optionalLine({ max: 120 }).catch(''),
  order: z.enum(['asc', 'desc']).catch('asc'),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})

type ListQuery<Sort> = Omit<z.output<typeof listQuery>, 'search'> & { sort: Sort }
type Compare<Item> = (a: Item, b: Item) => number

const ITEMS_A_PAGE = 20

/** Sorts a list in memory, equal items by name, and returns one page. */
export function sortPage<Item extends { id: string }, Sort extends string>(
  items: readonly Item[],
  { sort, order, page }: ListQuery<Sort>,
  by: Record<Sort, Compare<Item>>,
  byName: Compare<Item>,
) {
  const direction = order === 'asc' ? 1 : -1
  const sorted = items.toSorted(
    (a, b) => direction * by[sort](a, b) || byName(a, b) || a.id.localeCompare(b.id),
  )
  const start = (page - 1) * ITEMS_A_PAGE
  return {
    items: sorted.slice(start, start + ITEMS_A_PAGE),
    total: items.length,
    pages: Math.ceil(items.length / ITEMS_A_PAGE),
  }
}

/** Returns the cursor of a position, for lists whose order may change. */
export function toPlaceCursor(place: number): string {
  return Buffer.from(String(place)).toString('base64url')
}

/**
 * Parses a position cursor; 0 without one.
 * @throws AppError validation_failed
 */
export function parsePlaceCursor(cursor: string | undefined): number {
  if (cursor === undefined) return 0
  const place = Buffer.from(cursor, 'base64url').toString()
  if (/^\d{1,9}$/.test(place)) return Number(place)
  throw new AppError('validation_failed', { fields: { cursor: [{ key: 'invalid' }] } })
}

/**
 * Returns one page of a list in memory.
 * @throws AppError validation_failed
 */
export function paginate<T>(items: readonly T[], { limit, cursor }: PageQuery) {
  const place = parsePlaceCursor(cursor)
  const end = place + limit
  return { items: items.slice(place, end), nextCursor: items.length > end ? toPlaceCursor(end) : null }
}

/** Cuts rows that were read with one more than the limit to a page with its cursor. */
export function cutPage<Row>(found: readonly Row[], limit: number, toCursor: (last: Row) => string) {
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  return { rows, nextCursor: found.length > limit && last !== undefined ? toCursor(last) : null }
}
