import { removeInvisible } from '@/lib/text/clean'

/** What makes spreadsheets read a file as UTF-8; it stands before the first line. */
export const CSV_BEGINNING = '\ufeff'

/** A line of a table as RFC 4180 has it. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

/** With these a spreadsheet begins a formula, which a name must never become. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

function cell(text: string): string {
  const seen = removeInvisible(text)
  const harmless = FORMULA.test(seen) ? `'${seen}` : seen
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
