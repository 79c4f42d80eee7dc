import { createFormatter } from 'next-intl'
import type { Locale } from '@/lib/i18n/locales'
import type { Reason } from '../schema'

interface Section {
  heading: string
  columns: string[]
  rows: string[][]
}

/** Tables below one another as CSV (RFC 4180), marked as UTF-8 for spreadsheets; at the end what is to be known. */
export function formatCsv(sections: readonly Section[], note: string): string {
  const lines = sections.flatMap(({ heading, columns, rows }) => [[heading], columns, ...rows, []])
  return `\ufeff${[...lines, [note]].map((cells) => cells.map(cell).join(',')).join('\r\n')}`
}

const NUMBER = /^-?\d+(\.\d+)?%?$/

/** A spreadsheet must read text as text, not as a formula. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/**
 * Returns how numbers are written; null is a figure with a reason, except for a change, which is null without comparison.
 * @param reasons why a figure is null, in words
 * @param forPeople as people of that language write them; a spreadsheet wants them plain
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
