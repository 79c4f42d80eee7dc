import { SmilingSun } from './garden-parts'
import { hue, lighten, type Paint } from './paint'
import { Face } from './parts'

type PlaceProps = { brush: Paint; x: number; y: number }

/** Draws the sun, in the dark theme a sleeping moon. */
export function SunOrMoon({ brush, x, y }: PlaceProps) {
  if (brush.outline) return <SmilingSun brush={brush} x={x} y={y} />
  return (
    <>
      <g className="dark:hidden">
        <SmilingSun brush={brush} x={x} y={y} />
      </g>
      <g className="hidden dark:block">
        <Moon brush={brush} x={x} y={y} />
      </g>
    </>
  )
}

function Moon({ brush, x, y }: PlaceProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="72" fill={hue.paper} opacity="0.07" />
      <circle r="56" fill={hue.paper} opacity="0.07" />
      <path
        d="M16 -41A45 45 0 1 0 43 20A37 37 0 0 1 16 -41Z"
        {...brush.shape(lighten(hue.sun, 55), hue.amber)}
      />
      <g transform="rotate(-24)">
        <Face x={-15} y={8} brush={brush} mood="asleep" scale={0.82} />
      </g>
      <path d={star(26, -14, 9)} fill={hue.sun} />
    </g>
  )
}

/** Draws stars at places `[x, y, size]`, in the dark theme only. */
export function Stars({ places }: { places: readonly (readonly [number, number, number])[] }) {
  return (
    <path
      d={places.map(([x, y, size]) => star(x, y, size)).join('')}
      fill={hue.sun}
      opacity="0.75"
      className="hidden dark:block"
    />
  )
}

/** Returns the path of a star with four points. */
function star(x: number, y: number, size: number): string {
  const near = size / 6
  return `M${x} ${y - size}Q${x + near} ${y - near} ${x + size} ${y}Q${x + near} ${y + near} ${x} ${y + size}Q${x - near} ${y + near} ${x - size} ${y}Q${x - near} ${y - near} ${x} ${y - size}Z`
}
