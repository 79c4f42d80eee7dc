import type { ReactNode } from 'react'
import { Butterfly } from './garden-parts'
import { hue, type Paint, paint } from './paint'
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

/** Small plants show the color of their flower, too: place and size. */
const buds: Partial<Record<PlantSize, readonly [x: number, y: number, scale: number]>> = {
  1: [80, 129, 0.5],
  2: [80, 111, 0.5],
  3: [80, 94, 1],
}

export const plantSizes = [0, 1, 2, 3, 4, 5, 6] as const
export type PlantSize = (typeof plantSizes)[number]

type PlantShapesProps = {
  size: PlantSize
  /** Draws its flowers. */
  Flower?: (props: { brush: Paint; face?: boolean | undefined }) => ReactNode
}

/** Draws a plant without its pot. */
export function PlantShapes({ size, Flower = Bloom }: PlantShapesProps) {
  const brush = paint('color', 3)
  const stem = stems[Math.min(size, stems.length - 1)]
  const bud = buds[size]
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
      {bud ? (
        <path
          transform={`translate(${bud[0]} ${bud[1]}) scale(${bud[2]})`}
          d="M0 0C-14 -10 -12 -28 0 -36C12 -28 14 -10 0 0Z"
          {...paint('color', 3 / bud[2]).shape(hue.bloom)}
        />
      ) : null}
      {size >= 4 ? (
        <g transform="translate(80 48) scale(1.3)">
          <Flower brush={brush} face />
        </g>
      ) : null}
      {size >= 5
        ? [32, 128].map((x) => (
            <g key={x} transform={`translate(${x} 72) scale(0.86)`}>
              <Flower brush={brush} />
            </g>
          ))
        : null}
      {size >= 6 ? <Butterfly brush={brush} x={136} y={22} /> : null}
      {size === 0 ? <path d="M73 142C73 132 87 132 87 142Z" {...brush.shape(hue.sun)} /> : null}
    </>
  )
}
