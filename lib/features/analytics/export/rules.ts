import { createFormatter } from 'next-intl'
import { CSV_BEGINNING, csvLine } from '@/lib/platform/http/csv'
import type { Locale } from '@/lib/platform/i18n/locales'
import type { Reason } from '../schema'

interface Section {
  heading: string
  columns: string[]
  rows: string[][]
}

/** Formats tables as CSV with a UTF-8 mark. */
export function formatCsv(sections: readonly Section[], note: string, locale: Locale): string {
  const lines = sections.flatMap(({ heading, columns, rows }) => [[heading], columns, ...rows, []])
  return CSV_BEGINNING + [...lines, [note]].map((cells) => csvLine(cells, locale)).join('')
}

/**
 * Creates number formatters.
 * @param reasons texts for null figures
 * @param forPeople groups digits and writes signs, unlike spreadsheets
 */
export function createNumberFormatters(locale: Locale, reasons: Record<Reason, string>, forPeople: boolean) {
  const format = createFormatter({ locale })
  const number = (value: number) => format.number(value, { maximumFractionDigits: 1, useGrouping: forPeople })
  const share = (value: number) => format.number(value, { style: 'percent', useGrouping: forPeople })
  const change = (value: number) =>
    format.number(value, {
      style: 'percent',
      useGrouping: forPeople,
      signDisplay: forPeople ? 'exceptZero' : 'auto',
    })
  return {
    number: (value: number | null, reason: Reason | null = null) =>
      value === null ? reasons[reason ?? 'none'] : number(value),
    share: (value: number | null, reason: Reason | null = null) =>
      value === null ? reasons[reason ?? 'none'] : share(value),
    change: (value: number | null) => (value === null ? '' : change(value)),
  }
}
