import { Butterfly } from './garden-parts'
import { hue, paint } from './paint'
import { Bloom, Leaf } from './parts'

const stems = [
  '',
  'M80 148V126',
  'M80 148Q76 126 80 108',
  'M80 148Q74 118 80 90',
  'M80 148Q72 108 80 60',
] as const

/** From the ground up: place, side (-1 left), size. */
const leaves = [
  [79, 130, 1, 0.44],
  [79, 125, -1, 0.44],
  [78, 112, 1, 0.48],
  [78, 104, -1, 0.46],
  [77, 94, 1, 0.4],
  [78, 86, -1, 0.38],
] as const

const leafCount = [0, 2, 3, 4, 6, 6, 6] as const

export const plantSizes = [0, 1, 2, 3, 4, 5, 6] as const
export type PlantSize = (typeof plantSizes)[number]

/** Draws a plant without its pot. */
export function PlantShapes({ size }: { size: PlantSize }) {
  const brush = paint('color', 3)
  const stem = stems[Math.min(size, stems.length - 1)]
  return (
    <>
      <ellipse cx="80" cy="197" rx="50" ry="6" fill={hue.sand} />
      {size >= 5 ? (
        <path d="M78 112Q48 104 34 76M78 112Q110 104 126 76" {...brush.line(hue.stem, 4.5)} />
      ) : null}
      {stem ? <path d={stem} {...brush.line(hue.stem, 5.5)} /> : null}
      {leaves.slice(0, leafCount[size]).map(([x, y, side, scale]) => (
        <g key={y} transform={`translate(${x} ${y}) scale(${side * scale} ${scale})`}>
          <Leaf brush={paint('color', 3 / scale)} ribs={false} />
        </g>
      ))}
      {size === 3 ? (
        <path d="M80 94C66 84 68 66 80 58C92 66 94 84 80 94Z" {...brush.shape(hue.berry)} />
      ) : null}
      {size >= 4 ? <Head x={80} y={48} scale={1.3} fill={hue.berry} brush={brush} face /> : null}
      {size >= 5 ? <Head x={32} y={72} scale={0.86} fill={hue.coral} brush={brush} /> : null}
      {size >= 5 ? <Head x={128} y={72} scale={0.86} fill={hue.sky} brush={brush} /> : null}
      {size >= 6 ? <Butterfly brush={brush} x={136} y={22} /> : null}
      {size === 0 ? <path d="M73 142C73 132 87 132 87 142Z" {...brush.shape(hue.sun)} /> : null}
    </>
  )
}

type HeadProps = {
  x: number
  y: number
  scale: number
  fill: string
  brush: ReturnType<typeof paint>
  face?: boolean
}

function Head({ x, y, scale, fill, brush, face }: HeadProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Bloom brush={brush} fill={fill} face={face} />
    </g>
  )
}
