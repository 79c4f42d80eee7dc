import 'server-only'
import { Page, StyleSheet, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import { base, Footer, INK, PrintableText } from './document'

export type Report = {
  language: string
  title: string
  lines: string[]
  sections: Section[]
  note: string
  footer: string
}

type Section = { heading: string; columns: string[]; rows: string[][] }

const line = { flexDirection: 'row', paddingVertical: 2 } as const

const style = StyleSheet.create({
  row: { ...line, borderBottomWidth: 1, borderBottomColor: INK.line },
  head: { ...line, backgroundColor: INK.pale, fontWeight: 700 },
  first: { flex: 3, paddingHorizontal: 4 },
  // Tables with many columns, dates in the first.
  narrow: { flex: 2, paddingHorizontal: 4 },
  cell: { flex: 1, paddingHorizontal: 4, textAlign: 'right' },
  note: { marginTop: 18, fontSize: 9, color: INK.soft },
})

export function ReportPages({ report }: { report: Report }) {
  return (
    <Page size="A4" style={base.page}>
      <PrintableText style={base.title}>{report.title}</PrintableText>
      {report.lines.map((text) => (
        <PrintableText key={text} style={base.soft}>
          {text}
        </PrintableText>
      ))}
      {report.sections.map((section) => (
        <Table key={section.heading} {...section} />
      ))}
      <PrintableText style={style.note}>{report.note}</PrintableText>
      <Footer text={report.footer} />
    </Page>
  )
}

/** Keeps a heading on the page of its table's beginning. */
function Table({ heading, columns, rows: [first, ...others] }: Section) {
  const top = createElement(
    View,
    { wrap: false },
    <PrintableText style={base.heading}>{heading}</PrintableText>,
    row(columns, style.head),
    first && row(first, style.row),
  )
  return createElement(View, null, top, ...others.map((cells) => row(cells, style.row)))
}

/** Rows have no keys, so children are arguments. */
function row([first = '', ...others]: string[], around: typeof style.row | typeof style.head): ReactElement {
  const start = others.length > 6 ? style.narrow : style.first
  return createElement(
    View,
    { style: around, wrap: false },
    <PrintableText style={start}>{first}</PrintableText>,
    ...others.map(cell),
  )
}

const cell = (text: string) => <PrintableText style={style.cell}>{text}</PrintableText>
