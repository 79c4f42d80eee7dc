import { darken, hue, lighten, type Paint } from './paint'

/** Leaf from 0,0 to the upper right. */
export const leafPath = 'M0 0C8 -27 38 -42 78 -30C72 4 38 23 0 0Z'
export const leafVein = 'M5 -1Q36 -9 64 -24'
const leafRibs = 'M22 -7L28 -20M38 -12L47 -25M30 -9L42 -2M46 -15L58 -10'

export const leafCentre = { x: 39, y: -12 }

type LeafProps = { brush: Paint; fill?: string; edge?: string; ribs?: boolean; vein?: boolean }

export function Leaf({ brush, fill = hue.leaf, edge = hue.line, ribs = true, vein = true }: LeafProps) {
  const lines = brush.line(darken(fill, 38), 2.5)
  return (
    <>
      <path d={leafPath} {...brush.shape(fill, edge)} />
      {brush.outline ? null : (
        <path d="M0 0C8 -27 38 -42 78 -30C52 -30 22 -22 0 0Z" fill={lighten(fill, 34)} opacity="0.55" />
      )}
      {vein ? <path d={leafVein} {...lines} /> : null}
      {ribs ? <path d={leafRibs} {...lines} /> : null}
    </>
  )
}

const mouths = {
  glad: 'M-6 5Q0 12 6 5',
  calm: 'M-4 6Q0 9 4 6',
  sad: 'M-5 9Q0 4 5 9',
  asleep: 'M-3 7Q0 9 3 7',
  thirsty: 'M-6 7Q-3 3 0 7Q3 11 6 7',
} as const

type FaceProps = {
  x: number
  y: number
  brush: Paint
  mood?: keyof typeof mouths
  scale?: number
  blinking?: boolean
}

export function Face({ x, y, brush, mood = 'glad', scale = 1, blinking = false }: FaceProps) {
  const dark = brush.outline ? 'currentColor' : hue.face
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {brush.outline ? null : (
        <g fill={hue.coral} opacity="0.55">
          <ellipse cx="-17" cy="6" rx="5" ry="3.4" />
          <ellipse cx="17" cy="6" rx="5" ry="3.4" />
        </g>
      )}
      {mood === 'asleep' ? (
        <path
          d="M-14 -1Q-10 4 -6 -1M6 -1Q10 4 14 -1"
          fill="none"
          stroke={dark}
          strokeWidth="2.6"
          strokeLinecap="round"
        />
      ) : (
        <g fill={dark} className={blinking ? 'origin-self animate-blink' : undefined}>
          <circle cx="-10" r="2.9" />
          <circle cx="10" r="2.9" />
        </g>
      )}
      <path d={mouths[mood]} fill="none" stroke={dark} strokeWidth="2.8" strokeLinecap="round" />
    </g>
  )
}

type PotProps = { brush: Paint; mood?: FaceProps['mood'] | 'none'; soil?: boolean }

/** Draws a pot, 100 × 66, its rim at 0,0. */
export function Pot({ brush, mood = 'glad', soil = true }: PotProps) {
  return (
    <>
      {soil ? <path d="M-36 -1Q0 -17 36 -1Z" {...brush.shape(hue.soil)} /> : null}
      <path d="M-41 15L-33 58Q-32 66 -24 66H24Q32 66 33 58L41 15Z" {...brush.shape(hue.pot)} />
      {brush.outline ? null : (
        <path d="M20 15H39.5L31.6 58Q30.6 64.5 24 64.5H12Q20 50 20 15Z" fill={hue.potDeep} opacity="0.5" />
      )}
      <rect x="-48" y="-1" width="96" height="17" rx="8" {...brush.shape(hue.pot)} />
      {brush.outline ? null : (
        <rect x="-40" y="3" width="34" height="4" rx="2" fill={hue.paper} opacity="0.45" />
      )}
      {mood === 'none' ? null : <Face x={0} y={37} brush={brush} mood={mood} />}
    </>
  )
}

/** Draws a flower head, about 52 wide, centred on 0,0. */
export function Bloom({
  brush,
  fill = hue.bloom,
  face = false,
}: {
  brush: Paint
  fill?: string | undefined
  face?: boolean | undefined
}) {
  return (
    <>
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn})`}
          d="M0 -8C-10 -10 -12 -27 0 -28C12 -27 10 -10 0 -8Z"
          {...brush.shape(fill)}
        />
      ))}
      <circle r={face ? 12 : 9} {...brush.shape(hue.sun)} />
      {face ? <Face x={0} y={-2} brush={brush} scale={0.5} /> : null}
    </>
  )
}
