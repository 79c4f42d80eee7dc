import { Art } from './art'
import { hue, paint } from './paint'
import { Leaf, Pot } from './parts'
import { canvas, joint, potTop, stemPath } from './week-path'
import { lean } from './week-places'

/** Draws the week's plant for colouring on paper. */
export function WeekOutline() {
  const brush = paint('outline', 2.6)
  return (
    <Art viewBox={`0 0 ${canvas.width} ${canvas.height}`} variant="outline">
      <path d={stemPath} fill="none" stroke="currentColor" strokeWidth="10" strokeLinecap="round" />
      <path d={stemPath} fill="none" stroke={hue.paper} strokeWidth="5" strokeLinecap="round" />
      {[0, 1, 2, 3, 4, 5, 6].map((day) => {
        const { x, y, side } = joint(day)
        return (
          <g key={day} transform={`translate(${x} ${y}) ${lean[side]}`}>
            <Leaf brush={brush} ribs={false} />
          </g>
        )
      })}
      <g transform={`translate(160 ${potTop})`}>
        <Pot brush={brush} />
      </g>
    </Art>
  )
}

export const labelPositions = [0, 1, 2, 3, 4, 5, 6].map((day) => {
  const { x, y, side } = joint(day)
  if (side === 'left') return { x: x - 88, y: y - 26, side }
  return { x: side === 'top' ? x + 34 : x + 88, y: side === 'top' ? y - 62 : y - 26, side: 'right' as const }
})
