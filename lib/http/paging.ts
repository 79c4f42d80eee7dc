import { z } from 'zod'
import { AppError } from '@/lib/errors/app-error'

/** Query of a list that grows: the length of a page, and the cursor at which it begins. */
export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(200).optional(),
})

export type PageQuery = z.output<typeof pageQuery>

/** Returns the cursor of a place in a list that is sorted by what may change between two pages. */
export function toPlaceCursor(place: number): string {
  return Buffer.from(String(place)).toString('base64url')
}

/**
 * Returns the place that a cursor names; 0 without one.
 * @throws AppError validation_failed for anything that `toPlaceCursor` did not make
 */
export function parsePlaceCursor(cursor: string | undefined): number {
  if (cursor === undefined) return 0
  const place = Buffer.from(cursor, 'base64url').toString()
  if (/^\d{1,9}$/.test(place)) return Number(place)
  throw new AppError('validation_failed', { fields: { cursor: [{ key: 'invalid' }] } })
}

/**
 * Returns one page of a list that is in memory as a whole.
 * @throws AppError validation_failed for a bad cursor
 */
export function paginate<T>(items: readonly T[], { limit, cursor }: PageQuery) {
  const place = parsePlaceCursor(cursor)
  const end = place + limit
  return { items: items.slice(place, end), nextCursor: items.length > end ? toPlaceCursor(end) : null }
}
