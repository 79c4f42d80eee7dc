import { createFormatter } from 'next-intl'
import type { Locale } from '@/lib/platform/i18n/locales'
import { removeInvisible } from '@/lib/platform/text/clean'

/** Byte order mark: spreadsheets then read UTF-8. */
export const CSV_BEGINNING = '\ufeff'

/** Formats a row by RFC 4180, with semicolons in languages with a decimal comma. */
export function csvLine(cells: readonly string[], locale: Locale): string {
  return `${cells.map(cell).join(hasDecimalComma(locale) ? ';' : ',')}\r\n`
}

const hasDecimalComma = (locale: Locale) => createFormatter({ locale }).number(0.5).includes(',')

/** Users' text must never begin a formula. */
const FORMULA = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/
const NUMBER = /^-?\d+([.,]\d+)?\s?%?$/

function cell(text: string): string {
  const seen = removeInvisible(text)
  const harmless = FORMULA.test(seen) && !NUMBER.test(seen) ? `'${seen}` : seen
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
