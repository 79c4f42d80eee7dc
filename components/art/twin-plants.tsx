import { Art } from './art'
import { deep, hue, type Paint, paint } from './paint'

type TwinDay = {
  label: string
  /** Leaves of the plant on the right, in colour. */
  now: number
  /** Leaves of the plant on the left, as a trace. */
  before: number
  /** The day that it is. */
  marked: boolean
}

const column = 48
const ground = 80
const leaf = { path: 'M0 0C-12 -5 -12 -16 0 -24C12 -16 12 -5 0 0Z', vein: 'M0 -3V-14', height: 24 }
/** Three leaves stand on top of each other; more of them stand closer. */
const roomy = 3
/** A plant grows no higher than this; the exact number stands beside the drawing. */
const most = 8

/** Two plants for every day: a leaf for each thing done before on the left one, for each done now on the right one. */
export function TwinPlants({ days, className }: { days: readonly TwinDay[]; className?: string }) {
  const brush = paint('color', 2)
  const highest = Math.max(...days.flatMap(({ now, before }) => [now, before]), roomy)
  const step = (leaf.height * (roomy - 1)) / (Math.min(highest, most) - 1)
  return (
    <Art viewBox={`0 0 ${column * days.length} 106`} className={className}>
      <path d={`M4 ${ground}H${column * days.length - 4}`} {...brush.line(hue.sand, 6)} />
      {days.map(({ label, now, before, marked }, index) => (
        <g key={label} transform={`translate(${column * (index + 0.5)} ${ground - 2})`}>
          {now === 0 ? <path d="M3 1Q11 -9 19 1Z" fill={hue.soil} opacity="0.55" /> : null}
          <Stalk leaves={before} x={-11} step={step} brush={brush} before />
          <Stalk leaves={now} x={11} step={step} brush={brush} />
          <text
            y="22"
            textAnchor="middle"
            fontSize="13"
            className={marked ? 'fill-leaf-ink font-extrabold' : 'fill-soft font-bold'}
          >
            {label}
          </text>
        </g>
      ))}
    </Art>
  )
}

type StalkProps = { leaves: number; x: number; step: number; brush: Paint; before?: boolean }

function Stalk({ leaves, x, step, brush, before = false }: StalkProps) {
  return Array.from({ length: Math.min(leaves, most) }, (_, index) => -index * step).map((y) => (
    <g key={y} transform={`translate(${x} ${y})`}>
      <Upright brush={brush} before={before} />
    </g>
  ))
}

function Upright({ brush, before }: { brush: Paint; before: boolean }) {
  if (before) return <path d={leaf.path} {...brush.shape('var(--muted)', hue.ghost)} />
  return (
    <>
      <path d={leaf.path} {...brush.shape(hue.leaf)} />
      <path d={leaf.vein} {...brush.line(deep(hue.leaf, 38), 1.6)} />
    </>
  )
}

/** One of its leaves alone, for saying what it means. */
export function TwinLeaf({ before = false, className }: { before?: boolean; className?: string }) {
  return (
    <Art viewBox="-12 -26 24 28" className={className}>
      <Upright brush={paint('color', 2)} before={before} />
    </Art>
  )
}
