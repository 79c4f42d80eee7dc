import 'server-only'
import { Page, StyleSheet } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import { base, block, box, footer, INK, renderPdf, words } from './document'

/** All that the chart says, in the reader's language. */
export type WeekChart = {
  language: string
  title: string
  lines: string[]
  /** Who ticks; one box a task where nobody is named. */
  names: string[]
  days: { name: string; date: string; tasks: string[] }[]
  rest: string
  how: string
  ideas: string
  tasks: { name: string; description: string; examples: string[] }[]
  footer: string
}

const style = StyleSheet.create({
  week: { flexDirection: 'row', gap: 6, marginTop: 14 },
  day: { flex: 1, borderWidth: 1, borderColor: INK.line, borderRadius: 6, padding: 6, minHeight: 400 },
  dayName: { fontFamily: 'Helvetica-Bold', fontSize: 11, color: INK.leaf },
  date: { fontSize: 9, color: INK.soft, marginBottom: 6 },
  task: { marginBottom: 8, paddingTop: 5, borderTopWidth: 1, borderTopColor: INK.line },
  taskName: { fontFamily: 'Helvetica-Bold', fontSize: 11, marginBottom: 4 },
  tick: { flexDirection: 'row', alignItems: 'center', gap: 4, marginTop: 3 },
  square: { width: 15, height: 15, borderWidth: 1.2, borderColor: INK.leaf, borderRadius: 2 },
  name: { fontSize: 10, flex: 1 },
  how: { marginBottom: 10, padding: 8, borderRadius: 6, backgroundColor: INK.pale },
  idea: { marginLeft: 8, marginTop: 2 },
})

/** The week to hang on the fridge: its days side by side with boxes to tick, then how each task goes. */
export function weekChartPdf(chart: WeekChart): Promise<Uint8Array<ArrayBuffer>> {
  const days = chart.days.map((day) => dayColumn(chart, day))
  const week = createElement(
    Page,
    { size: 'A4', orientation: 'landscape', style: base.page },
    words(chart.title, base.title),
    ...chart.lines.map((line) => words(line, base.soft)),
    block(style.week, ...days),
    footer(chart.footer),
  )
  const how = createElement(
    Page,
    { size: 'A4', style: base.page },
    words(chart.how, base.title),
    ...chart.tasks.map((task) => explanation(chart, task)),
    footer(chart.footer),
  )
  return renderPdf(chart, week, ...(chart.tasks.length > 0 ? [how] : []))
}

function dayColumn(chart: WeekChart, day: WeekChart['days'][number]): ReactElement {
  const names = chart.names.length > 0 ? chart.names : ['']
  const tasks = day.tasks.map((task) =>
    box(style.task, words(task, style.taskName), ...names.map((name) => tick(name))),
  )
  const nothing = words(chart.rest, base.soft)
  return block(
    style.day,
    words(day.name, style.dayName),
    words(day.date, style.date),
    ...(tasks.length > 0 ? tasks : [nothing]),
  )
}

function tick(name: string): ReactElement {
  return box(style.tick, box(style.square), words(name, style.name))
}

function explanation(chart: WeekChart, task: WeekChart['tasks'][number]): ReactElement {
  const ideas = task.examples.map((example) => words(`• ${example}`, style.idea))
  return box(
    style.how,
    words(task.name, base.strong),
    words(task.description),
    ...(ideas.length > 0 ? [words(chart.ideas, base.soft), ...ideas] : []),
  )
}
