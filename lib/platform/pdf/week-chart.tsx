import 'server-only'
import { Page, StyleSheet, View } from '@react-pdf/renderer'
import { createElement, Fragment, type ReactElement } from 'react'
import { Art } from './art'
import { type ChartDay, PLANT_HEIGHT, planSheets, type Sheet } from './chart-plan'
import { ChartTaskBox } from './chart-task'
import { base, Clipped, Footer, INK, PrintableText } from './document'
import type { Drawings } from './drawings'
import { HEADING_FACE } from './fonts'
import { sizeFor } from './measure'

export type WeekChart = {
  eyebrow: string
  title: string
  family: string
  tick: string
  days: ChartDay[]
  kids: string[]
  done: string
  rest: string
  footer: string
}

type ChartProps = { chart: WeekChart; drawings: Drawings }

const style = StyleSheet.create({
  page: { paddingBottom: 40 },
  header: { flexDirection: 'row', alignItems: 'center', gap: 16, height: 74, marginBottom: 8 },
  words: { flex: 1 },
  eyebrow: { fontWeight: 700, fontSize: 10.5, color: INK.leaf },
  family: { color: INK.soft, marginTop: 3 },
  week: { flexDirection: 'row', gap: 6, height: 444 },
  day: { flex: 1, borderWidth: 1.4, borderColor: INK.leaf, borderRadius: 12 },
  head: {
    height: 46,
    justifyContent: 'center',
    alignItems: 'center',
    backgroundColor: INK.pale,
    borderTopLeftRadius: 10.5,
    borderTopRightRadius: 10.5,
    borderBottomWidth: 1.4,
    borderBottomColor: INK.leaf,
  },
  dayName: { fontFamily: HEADING_FACE, fontWeight: 700, lineHeight: 1.3 },
  date: { fontSize: 9.5, lineHeight: 1.1, color: INK.soft },
  tasks: { flexGrow: 1, paddingHorizontal: 8 },
  plant: { height: PLANT_HEIGHT, marginHorizontal: 8 },
  rest: { alignItems: 'center', gap: 6, paddingTop: 28 },
})

export function WeekChartPages({ chart, drawings }: ChartProps) {
  const pages = planSheets(chart.days, chart.kids).map((sheet) => renderChartPage({ chart, drawings, sheet }))
  // Sheets have no keys.
  return createElement(Fragment, null, ...pages)
}

type SheetProps = ChartProps & { sheet: Sheet }

function renderChartPage({ chart, drawings, sheet }: SheetProps): ReactElement {
  return (
    <Page size="A4" orientation="landscape" style={[base.page, style.page]}>
      <Header chart={chart} drawings={drawings} />
      <View wrap={false} style={style.week}>
        {sheet.days.map((day, place) => (
          <DayColumn key={day.date} {...{ chart, drawings, sheet, day, place }} />
        ))}
      </View>
      <Footer text={chart.footer} />
    </Page>
  )
}

function Header({ chart, drawings }: ChartProps) {
  const size = Math.max(sizeFor(chart.title, 28, 700), 16)
  return (
    <View style={style.header}>
      <View style={style.words}>
        <PrintableText style={style.eyebrow}>{chart.eyebrow}</PrintableText>
        <Clipped size={size} lines={size === 16 ? 2 : 1} width={700} style={base.title}>
          {chart.title}
        </Clipped>
        <Clipped size={11} lines={1} width={700} style={style.family}>
          {`${chart.family} · ${chart.tick}`}
        </Clipped>
      </View>
      <Art of={drawings.plant} style={{ height: 74, width: 58 }} />
    </View>
  )
}

type DayProps = SheetProps & { day: ChartDay; place: number }

function DayColumn({ chart, drawings, sheet, day, place }: DayProps) {
  return (
    <View style={style.day}>
      <View style={style.head}>
        <PrintableText style={[style.dayName, { fontSize: sizeFor(day.name, 14, 96) }]}>
          {day.name}
        </PrintableText>
        <PrintableText style={style.date}>{day.date}</PrintableText>
      </View>
      <View style={style.tasks}>
        {day.tasks.map((task, index) => (
          <ChartTaskBox
            key={task.id}
            task={task}
            art={drawings.motif(task.motif)}
            kids={sheet.kids.length > 0 ? sheet.kids : [chart.done]}
            size={sheet.size}
            last={index === day.tasks.length - 1}
          />
        ))}
        {day.free ? (
          <View style={style.rest}>
            <Art of={drawings.motif('sleep')} style={{ width: 34, height: 34 }} />
            <PrintableText style={base.soft}>{chart.rest}</PrintableText>
          </View>
        ) : null}
      </View>
      {sheet.planted ? <Art of={drawings.plantOutline(place)} style={style.plant} /> : null}
    </View>
  )
}
