import { removeInvisible } from '@/lib/platform/text/clean'

/** Byte order mark: spreadsheets then read the file as UTF-8. */
export const CSV_BEGINNING = '\ufeff'

/** Formats a row by RFC 4180. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

/** Spreadsheets read these as the start of a formula, which a user's text must never become. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

function cell(text: string): string {
  const seen = removeInvisible(text)
  const harmless = FORMULA.test(seen) ? `'${seen}` : seen
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
