import 'server-only'
import { Page, StyleSheet, View } from '@react-pdf/renderer'
import { Art } from './art'
import { base, Footer, INK, PrintableText } from './document'
import type { Drawings } from './drawings'
import { HEADING_FACE } from './fonts'

export type TaskGuide = {
  title: string
  eyebrow: string
  ideas: string
  tasks: readonly ExplainedTask[]
  footer: string
}

type ExplainedTask = { title: string; motif: string; description: string; examples: string[] }

const style = StyleSheet.create({
  head: { marginBottom: 14 },
  eyebrow: { fontWeight: 700, fontSize: 10.5, color: INK.leaf },
  row: { flexDirection: 'row', gap: 10 },
  below: { marginBottom: 10 },
  task: {
    flex: 1,
    flexDirection: 'row',
    gap: 10,
    padding: 12,
    borderWidth: 1.2,
    borderColor: INK.line,
    borderRadius: 12,
  },
  art: { width: 40, height: 40 },
  words: { flex: 1, gap: 3 },
  name: { fontFamily: HEADING_FACE, fontWeight: 700, fontSize: 13, lineHeight: 1.15 },
  ideas: { fontWeight: 700, color: INK.leaf, marginTop: 2 },
  idea: { flexDirection: 'row', gap: 5 },
})

/** Letters; a longer explanation gets its own row, which may continue on the next page. */
const LONG = 700

/** Points: where the last row does not fit, the row before moves to its page. */
const CARD = 120

export function TaskGuidePages({ guide, drawings }: { guide: TaskGuide; drawings: Drawings }) {
  const rows = groupIntoRows(guide.tasks)
  return (
    <Page size="A4" style={base.page}>
      <View style={style.head}>
        <PrintableText style={style.eyebrow}>{guide.eyebrow}</PrintableText>
        <PrintableText style={base.title}>{guide.title}</PrintableText>
      </View>
      {rows.map((tasks, row) => (
        <View
          key={tasks.map(({ title }) => title).join()}
          style={[style.row, row < rows.length - 1 ? style.below : {}]}
          wrap={tasks.some(isLong)}
          minPresenceAhead={row === rows.length - 2 ? CARD : 0}
        >
          {tasks.map((task) => (
            <Explanation key={task.title} task={task} ideas={guide.ideas} drawings={drawings} />
          ))}
        </View>
      ))}
      <Footer text={guide.footer} />
    </Page>
  )
}

function groupIntoRows(tasks: readonly ExplainedTask[]): ExplainedTask[][] {
  const rows: ExplainedTask[][] = []
  for (const task of tasks) {
    const last = rows.at(-1)
    if (last?.length === 1 && !last.some(isLong) && !isLong(task)) last.push(task)
    else rows.push([task])
  }
  return rows
}

const isLong = ({ description, examples }: ExplainedTask) =>
  description.length + examples.join().length > LONG

type ExplanationProps = { task: ExplainedTask; ideas: string; drawings: Drawings }

function Explanation({ task: { title, motif, description, examples }, ideas, drawings }: ExplanationProps) {
  return (
    <View style={style.task}>
      <Art of={drawings.motif(motif)} style={style.art} />
      <View style={style.words}>
        <PrintableText style={style.name}>{title}</PrintableText>
        <PrintableText>{description}</PrintableText>
        {examples.length > 0 ? <PrintableText style={style.ideas}>{ideas}</PrintableText> : null}
        {examples.map((example) => (
          <View key={example} style={style.idea}>
            <PrintableText style={{ color: INK.leaf }}>•</PrintableText>
            <PrintableText style={{ flex: 1 }}>{example}</PrintableText>
          </View>
        ))}
      </View>
    </View>
  )
}
