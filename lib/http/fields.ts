import { z } from 'zod'

/** Control and format characters never belong in text people typed, but for line breaks where there are lines. */
const INVISIBLE = /[\p{Cc}\u2028\u2029\ufeff]/gu
const INVISIBLE_BUT_BREAKS = /(?!\n)[\p{Cc}\u2028\u2029\ufeff]/gu

/** For a value that is missing or of the wrong type; limits have texts of their own. */
export function typeError(required = 'required') {
  return (issue: { code?: string; input?: unknown }): string | undefined => {
    if (issue.code !== 'invalid_type') return undefined
    return issue.input === undefined || issue.input === null ? required : 'wrong_type'
  }
}

/** One line of text: normalised (NFC), without control characters, trimmed, 1 to `max` characters. */
export function line({ max, required = 'required' }: { max: number; required?: string }) {
  return z
    .string({ error: typeError(required) })
    .transform((value) => value.normalize('NFC').replace(INVISIBLE, ' ').trim())
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

/** Path parameters: an id that is no UUID names nothing, which is "not found", not a field at fault. */
export function idParams<const K extends string>(...names: K[]) {
  return z.object(Object.fromEntries(names.map((name) => [name, z.uuid()])) as Record<K, z.ZodUUID>)
}
