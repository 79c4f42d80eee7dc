import { z } from 'zod'
import { cleanLine, cleanLines, normalizeEmail } from '@/lib/text/clean'

/** For a value that is missing or of the wrong type; limits have texts of their own. */
export function typeError(required = 'required') {
  return (issue: { code?: string; input?: unknown }): string | undefined => {
    if (issue.code !== 'invalid_type') return undefined
    return issue.input === undefined || issue.input === null ? required : 'wrong_type'
  }
}

/** Cleans text that can still be within the limit; what is far beyond it is refused without that work. */
function cleanWithin(max: number, clean: (typed: string) => string) {
  return (typed: string) => (typed.length > 10 * max + 1000 ? typed : clean(typed))
}

/** Describes one line of clean text, 1 to `max` characters. */
export function line({ max, required = 'required' }: { max: number; required?: string }) {
  return z
    .string({ error: typeError(required) })
    .transform(cleanWithin(max, cleanLine))
    .pipe(z.string().min(1, required).max(max))
}

/** Describes one line of clean text that may be empty. */
export function optionalLine({ max }: { max: number }) {
  return z.string().transform(cleanWithin(max, cleanLine)).pipe(z.string().max(max))
}

/** Describes clean text with line breaks; may be empty. */
export function lines({ max }: { max: number }) {
  return z.string().transform(cleanWithin(max, cleanLines)).pipe(z.string().max(max))
}

/** Describes an e-mail address, 254 characters at most, in the form in which addresses are compared. */
export const email = z
  .string({ error: typeError() })
  .transform(cleanWithin(254, normalizeEmail))
  .pipe(z.string().min(1, 'required').max(254).pipe(z.email('email')))

/** A moment of the years that calendars and the database agree on. */
export const moment = z.iso.datetime().refine((value) => value >= '1900' && value < '3000', 'date')

/**
 * Path parameters, spelled as the database spells them: capitals name the same row. An id that is no UUID names nothing,
 * which is "not found", not a field at fault.
 */
export function idParams<const K extends string>(...names: K[]) {
  return z.object(
    Object.fromEntries(names.map((name) => [name, z.uuid().toLowerCase()])) as Record<K, z.ZodUUID>,
  )
}

/** The version of what is changed, as a form sends it. */
export const sentVersion = z.coerce
  .number()
  .int()
  .optional()
  .meta({ description: 'The `version` that was read: refused when somebody else has saved since.' })
