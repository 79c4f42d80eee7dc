import { deep, hue, paint } from './paint'

export const twinAges = ['now', 'before'] as const
/** Of this week, in colour, or of the last one, as a trace. */
export type TwinAge = (typeof twinAges)[number]

const leafPath = 'M0 0C-12 -5 -12 -16 0 -24C12 -16 12 -5 0 0Z'
const brush = paint('color', 2)

/** A leaf that stands upright on 0,0, 24 high: one thing done. */
export function TwinLeafShapes({ age }: { age: TwinAge }) {
  if (age === 'before') return <path d={leafPath} {...brush.shape('var(--muted)', hue.ghost)} />
  return (
    <>
      <path d={leafPath} {...brush.shape(hue.leaf)} />
      <path d="M0 -3V-14" {...brush.line(deep(hue.leaf, 38), 1.6)} />
    </>
  )
}
