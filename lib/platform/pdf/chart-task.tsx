import 'server-only'
import { Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import { createElement, type ReactElement } from 'react'
import { Art } from './art'
import { type ChartSize, type ChartTask, COLUMN, LEADING, TASK, titleLines } from './chart-plan'
import { Clipped, INK } from './document'
import { printable } from './fonts'

const style = StyleSheet.create({
  task: { borderBottomColor: INK.line, borderBottomStyle: 'dashed' },
  title: { fontWeight: 700, lineHeight: LEADING },
  kids: { flexDirection: 'row', flexWrap: 'wrap' },
  tick: { flexDirection: 'row', alignItems: 'center' },
  blank: {
    flex: 1,
    marginRight: 4,
    alignSelf: 'flex-end',
    borderBottomWidth: 0.8,
    borderBottomColor: INK.text,
  },
})

const LEAF = 12
const NAME = 9

type ChartTaskProps = {
  task: ChartTask
  art: ReactElement
  kids: readonly string[]
  size: ChartSize
  last: boolean
}

export function ChartTaskBox({ task, art, kids, size, last }: ChartTaskProps) {
  const { scale, pictured } = size
  const picture = {
    width: TASK.picture * scale,
    height: TASK.picture * scale,
    marginBottom: TASK.below * scale,
  }
  return createElement(
    View,
    { style: [style.task, { paddingVertical: TASK.padding * scale, borderBottomWidth: last ? 0 : 1 }] },
    pictured ? <Art of={art} style={picture} /> : null,
    <Text style={[style.title, { fontSize: TASK.title * scale }]}>
      {titleLines(task.title, scale).join('\n')}
    </Text>,
    // Names may repeat, so children are arguments without keys.
    createElement(View, { style: style.kids }, ...kids.map((name) => tick(name, size))),
  )
}

/** A name in unsupported letters is left blank for handwriting. */
function tick(name: string, { scale, columns }: ChartSize): ReactElement {
  const [side, gap] = [LEAF * scale, 4 * scale]
  const width = COLUMN.width / columns
  return (
    <View style={[style.tick, { gap, width, height: (TASK.kid - 3) * scale, marginTop: 3 * scale }]}>
      <Svg viewBox="0 0 24 24" style={{ width: side, height: side }}>
        <Path
          d="M4 20C-1 9 7 2 21 3C22 17 15 25 4 20Z"
          fill="none"
          stroke={INK.text}
          strokeWidth={2}
          strokeLinejoin="round"
        />
      </Svg>
      {printable(name) ? (
        <Clipped size={NAME * scale} lines={1} width={width - side - gap} style={{ lineHeight: LEADING }}>
          {name}
        </Clipped>
      ) : (
        <View style={style.blank} />
      )}
    </View>
  )
}
