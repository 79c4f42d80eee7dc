import { darken, hue, paint } from './paint'

export const twinAges = ['now', 'before', 'whole'] as const
/** This week, in colour; the last, as an outline; or a completed week, with a check. */
export type TwinAge = (typeof twinAges)[number]

const leafPath = 'M0 0C-12 -5 -12 -16 0 -24C12 -16 12 -5 0 0Z'
const brush = paint('color', 2)

/** Draws a completion as a leaf, 24 high. */
export function TwinLeafShapes({ age }: { age: TwinAge }) {
  if (age === 'before') return <path d={leafPath} {...brush.shape('var(--muted)', hue.ghost)} />
  return (
    <>
      <path d={leafPath} {...brush.shape(hue.leaf)} />
      {age === 'whole' ? (
        <path d="M-4 -11L-1 -8L4.4 -14.4" {...brush.line(hue.paper, 2.6)} />
      ) : (
        <path d="M0 -3V-14" {...brush.line(darken(hue.leaf, 38), 1.6)} />
      )}
    </>
  )
}
