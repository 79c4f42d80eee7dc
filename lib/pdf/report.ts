import 'server-only'
import { Page, StyleSheet } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import { base, box, footer, INK, renderPdf, words } from './document'

/** Tables under headings, in the reader's language. */
export type Report = {
  language: string
  title: string
  lines: string[]
  sections: { heading: string; columns: string[]; rows: string[][] }[]
  footer: string
}

const style = StyleSheet.create({
  row: { flexDirection: 'row', borderBottomWidth: 1, borderBottomColor: INK.line, paddingVertical: 3 },
  head: { flexDirection: 'row', backgroundColor: INK.pale, paddingVertical: 3 },
  first: { flex: 3, paddingHorizontal: 4 },
  cell: { flex: 1, paddingHorizontal: 4, textAlign: 'right' },
})

export function reportPdf(report: Report): Promise<Uint8Array<ArrayBuffer>> {
  const page = createElement(
    Page,
    { size: 'A4', style: base.page },
    words(report.title, base.title),
    ...report.lines.map((line) => words(line, base.soft)),
    ...report.sections.flatMap(({ heading, columns, rows }) => [
      words(heading, base.heading),
      row(columns, style.head),
      ...rows.map((cells) => row(cells, style.row)),
    ]),
    footer(report.footer),
  )
  return renderPdf(report, page)
}

function row(cells: string[], around: typeof style.row | typeof style.head): ReactElement {
  const [first = '', ...others] = cells
  return box(around, words(first, style.first), ...others.map((cell) => words(cell, style.cell)))
}
