import { z } from 'zod'
import { cleanLine, cleanLines, normalizeEmail } from '@/lib/platform/text/clean'

/** Returns the error of a missing value or wrong type only. */
export function typeError(required = 'required') {
  return (issue: { code?: string; input?: unknown }): string | undefined => {
    if (issue.code !== 'invalid_type') return undefined
    return issue.input === undefined || issue.input === null ? required : 'wrong_type'
  }
}

/** Far beyond the limit, validation fails anyway. */
function cleanWithin(max: number, clean: (typed: string) => string) {
  return (typed: string) => (typed.length > 10 * max + 1000 ? typed : clean(typed))
}

/** Returns the schema of one clean line, 1 to `max` characters. */
export function line({ max, required = 'required' }: { max: number; required?: string }) {
  return z
    .string({ error: typeError(required) })
    .transform(cleanWithin(max, cleanLine))
    .pipe(z.string().min(1, required).max(max))
}

export function optionalLine({ max }: { max: number }) {
  return z.string().transform(cleanWithin(max, cleanLine)).pipe(z.string().max(max))
}

/** Returns the schema of clean text with line breaks, or empty. */
export function lines({ max }: { max: number }) {
  return z.string().transform(cleanWithin(max, cleanLines)).pipe(z.string().max(max))
}

export const email = z
  .string({ error: typeError() })
  .transform(cleanWithin(254, normalizeEmail))
  .pipe(z.string().min(1, 'required').max(254).pipe(z.email('email')))

/** Timestamp in years that calendars and the database agree on. */
export const timestamp = z.iso.datetime().refine((value) => value >= '1900' && value < '3000', 'date')

/** Returns the schema of path parameters, lower-cased like UUIDs. An invalid id is not_found. */
export function idParams<const K extends string>(...names: K[]) {
  return z.object(
    Object.fromEntries(names.map((name) => [name, z.uuid().toLowerCase()])) as Record<K, z.ZodUUID>,
  )
}

/** Version of the edited row, for optimistic concurrency. */
export const sentVersion = z.coerce
  .number()
  .int()
  .optional()
  .meta({ description: 'The `version` that was read. Refused if another user has saved since then.' })
