import type { ReactNode } from 'react'
import { hue, lighten, type Paint } from './paint'
import { Bloom, Face, Leaf } from './parts'

type PlaceProps = { brush: Paint; x: number; y: number }

const RAYS =
  'M0 -50L0 -61M25 -43.3L30.5 -52.8M43.3 -25L52.8 -30.5M50 0L61 0M43.3 25L52.8 30.5M25 43.3L30.5 52.8M0 50L0 61M-25 43.3L-30.5 52.8M-43.3 25L-52.8 30.5M-50 0L-61 0M-43.3 -25L-52.8 -30.5M-25 -43.3L-30.5 -52.8'

export function SmilingSun({ brush, x, y }: PlaceProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {brush.outline ? null : <circle r="74" fill={hue.paper} opacity="var(--art-glow, 0.6)" />}
      <path d={RAYS} {...brush.line(hue.sun, 7)} />
      <circle r="39" {...brush.shape(hue.sun, hue.amber)} />
      <Face x={0} y={-4} brush={brush} scale={1.35} />
    </g>
  )
}

export function Cloud({ brush, x, y, scale }: PlaceProps & { scale: number }) {
  const edge = brush.outline ? { ...brush.shape(hue.paper), strokeWidth: 3 / scale } : { fill: hue.paper }
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      className={brush.outline ? undefined : 'opacity-85 dark:opacity-30'}
    >
      <path
        d="M-44 20C-66 20 -66 -8 -44 -8C-42 -34 -6 -40 4 -20C22 -32 44 -18 40 -4C62 -4 60 20 42 20Z"
        {...edge}
      />
    </g>
  )
}

/** @param bare leaves the apples out */
export function Tree({ brush, x, y, bare = false }: PlaceProps & { bare?: boolean }) {
  const apples = [
    [-30, -78],
    [14, -100],
    [-6, -56],
    [34, -66],
  ] as const
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-8 0Q-4 -24 -7 -48H9Q6 -24 11 0Z" {...brush.shape(hue.clayDeep)} />
      <path
        d="M-38 -38C-66 -40 -66 -80 -44 -86C-42 -120 2 -132 18 -112C46 -114 62 -88 52 -70C66 -48 44 -32 26 -40C12 -28 -22 -26 -38 -38Z"
        {...brush.shape(hue.leafDeep)}
      />
      {brush.outline ? null : (
        <path
          d="M-46 -62C-54 -78 -40 -86 -34 -88C-32 -108 -8 -118 8 -108C-12 -108 -22 -98 -22 -84C-38 -82 -46 -74 -46 -62Z"
          fill={lighten(hue.leaf, 20)}
          opacity="0.6"
        />
      )}
      {bare
        ? null
        : apples.map(([ax, ay]) => <circle key={ay} cx={ax} cy={ay} r="7" {...brush.shape(hue.coral)} />)}
    </g>
  )
}

type FlowerPlantProps = PlaceProps & {
  height: number
  fill?: string | undefined
  face?: boolean | undefined
  /** Replaces the flower. */
  children?: ReactNode
}

export function FlowerPlant({ brush, x, y, height, fill, face, children }: FlowerPlantProps) {
  const thick = { ...brush, shape: (f: string) => ({ ...brush.shape(f), strokeWidth: 6 }) }
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 0Q-5 ${-height / 2} 0 ${-height}`} {...brush.line(hue.leafDeep, 5.5)} />
      <g transform={`translate(-1 ${-height * 0.16}) scale(0.46)`}>
        <Leaf brush={thick} ribs={false} />
      </g>
      <g transform={`translate(-2 ${-height * 0.3}) scale(-0.42 0.42)`}>
        <Leaf brush={thick} ribs={false} />
      </g>
      <g transform={`translate(0 ${-height})`}>
        {children ?? <Bloom brush={brush} fill={fill} face={face} />}
      </g>
    </g>
  )
}

export function Butterfly({ brush, x, y }: PlaceProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(18)`}>
      <path d="M0 0C-4 -14 -18 -14 -16 -3C-20 4 -8 10 0 3Z" {...brush.shape(hue.sun)} />
      <path d="M0 0C4 -14 18 -14 16 -3C20 4 8 10 0 3Z" {...brush.shape(hue.sun)} />
      <path d="M0 -5V7M0 -5L-4 -11M0 -5L4 -11" {...brush.line()} />
    </g>
  )
}
