import { createFormatter } from 'next-intl'
import type { Locale } from '@/lib/platform/i18n/locales'
import type { Reason } from '../schema'

interface Section {
  heading: string
  columns: string[]
  rows: string[][]
}

/** Formats tables as CSV (RFC 4180), marked as UTF-8 for spreadsheets, with a note. */
export function formatCsv(sections: readonly Section[], note: string): string {
  const lines = sections.flatMap(({ heading, columns, rows }) => [[heading], columns, ...rows, []])
  return `\ufeff${[...lines, [note]].map((cells) => cells.map(cell).join(',')).join('\r\n')}`
}

const NUMBER = /^-?\d+(\.\d+)?%?$/

/** Escapes a cell, so that a spreadsheet reads no formula. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/**
 * Creates number formatters.
 * @param reasons texts for null figures
 * @param forPeople localizes numbers; a spreadsheet needs them plain
 */
export function createNumberFormatters(locale: Locale, reasons: Record<Reason, string>, forPeople: boolean) {
  const format = createFormatter({ locale: forPeople ? locale : 'en' })
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
