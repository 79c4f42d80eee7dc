import 'server-only'
import { Page, StyleSheet, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import { base, Footer, INK, renderPdf, Words } from './document'

/** Tables under headings, in the reader's language. */
export type Report = {
  language: string
  title: string
  lines: string[]
  sections: Section[]
  footer: string
}

type Section = { heading: string; columns: string[]; rows: string[][] }

const style = StyleSheet.create({
  row: { flexDirection: 'row', borderBottomWidth: 1, borderBottomColor: INK.line, paddingVertical: 3 },
  head: { flexDirection: 'row', backgroundColor: INK.pale, paddingVertical: 3, fontWeight: 700 },
  first: { flex: 3, paddingHorizontal: 4 },
  cell: { flex: 1, paddingHorizontal: 4, textAlign: 'right' },
})

export function reportPdf(report: Report): Promise<Uint8Array<ArrayBuffer>> {
  return renderPdf(
    report,
    <Page size="A4" style={base.page}>
      <Words style={base.title}>{report.title}</Words>
      {report.lines.map((line) => (
        <Words key={line} style={base.soft}>
          {line}
        </Words>
      ))}
      {report.sections.map((section) => (
        <Table key={section.heading} {...section} />
      ))}
      <Footer text={report.footer} />
    </Page>,
  )
}

function Table({ heading, columns, rows }: Section) {
  return createElement(
    View,
    null,
    <Words style={base.heading}>{heading}</Words>,
    row(columns, style.head),
    ...rows.map((cells) => row(cells, style.row)),
  )
}

/** Rows and cells have nothing that names them, so they are handed on as arguments and not as a list. */
function row([first = '', ...others]: string[], around: typeof style.row | typeof style.head): ReactElement {
  return createElement(
    View,
    { style: around, wrap: false },
    <Words style={style.first}>{first}</Words>,
    ...others.map(cell),
  )
}

const cell = (text: string) => <Words style={style.cell}>{text}</Words>
