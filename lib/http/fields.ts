import { z } from 'zod'

/** Control characters and halves of others never belong in text people typed, but for breaks where there are lines. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u2028\u2029\ufeff]/gu
const INVISIBLE_BUT_BREAKS = /(?!\n)[\p{Cc}\p{Cs}\u2028\u2029\ufeff]/gu

/** For a value that is missing or of the wrong type; limits have texts of their own. */
export function typeError(required = 'required') {
  return (issue: { code?: string; input?: unknown }): string | undefined => {
    if (issue.code !== 'invalid_type') return undefined
    return issue.input === undefined || issue.input === null ? required : 'wrong_type'
  }
}

/** What was typed into one line: normalised (NFC), without control characters, which the database has no place for. */
export function plainLine(typed: string): string {
  return typed.normalize('NFC').replace(INVISIBLE, ' ').trim()
}

/** One line of text: normalised (NFC), without control characters, trimmed, 1 to `max` characters. */
export function line({ max, required = 'required' }: { max: number; required?: string }) {
  return z
    .string({ error: typeError(required) })
    .transform(plainLine)
    .pipe(z.string().min(1, required).max(max))
}

/** Text with line breaks; may be empty. */
export function lines({ max }: { max: number }) {
  return z
    .string()
    .transform((value) =>
      value.normalize('NFC').replace(/\r\n?/g, '\n').replace(INVISIBLE_BUT_BREAKS, '').trim(),
    )
    .pipe(z.string().max(max))
}

/** An address as people type it: trimmed, lower-cased, 254 characters at most. */
export const email = z
  .string({ error: typeError() })
  .transform((value) => value.normalize('NFC').trim().toLowerCase())
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
