import type { SVGProps } from 'react'
import { mix } from './tones'

/** Drawing style. `outline` fills with `--art-blank`, to cover what is behind. */
export type ArtVariant = 'color' | 'outline'
export type ArtProps = { variant?: ArtVariant; title?: string; className?: string }

type Strokes = Pick<
  SVGProps<SVGPathElement>,
  'fill' | 'stroke' | 'strokeWidth' | 'strokeLinejoin' | 'strokeLinecap' | 'strokeDasharray'
>

const round = { strokeLinejoin: 'round', strokeLinecap: 'round' } as const

const blank = 'var(--art-blank, var(--card))'

export const hue = {
  line: 'var(--art-line)',
  /** Outline on the page itself: light on a dark one. */
  edge: 'var(--art-edge)',
  paper: 'var(--art-paper)',
  leaf: 'var(--art-leaf)',
  leafDeep: 'var(--art-leaf-deep)',
  stem: 'var(--art-leaf-deep)',
  sun: 'var(--sun)',
  coral: 'var(--coral)',
  sky: 'var(--sky)',
  berry: 'var(--berry)',
  bloom: 'var(--art-bloom, var(--berry))',
  amber: 'var(--art-amber)',
  clay: 'var(--art-clay)',
  clayDeep: 'var(--art-clay-deep)',
  pot: 'var(--art-pot, var(--art-clay))',
  potDeep: 'var(--art-pot-deep, var(--art-clay-deep))',
  soil: 'var(--art-soil)',
  sand: 'var(--art-sand)',
  far: 'var(--art-far)',
  near: 'var(--art-near)',
  air: 'var(--art-air)',
  ghost: 'var(--art-ghost)',
  face: 'var(--art-face)',
  done: 'var(--art-done)',
  today: 'var(--art-today)',
  late: 'var(--art-late)',
  rest: 'var(--art-rest)',
} as const

/** Returns a darker tone; yellow becomes amber, since it would turn green. */
export function darken(color: string, part = 30): string {
  if (color === hue.sun) return hue.amber
  return mix('deep', color, part)
}

export function lighten(color: string, part = 55): string {
  return mix('pale', color, part)
}

/** Returns a variant's fills and strokes. */
export function paint(variant: ArtVariant, weight: number) {
  const outline = variant === 'outline'
  return {
    outline,
    shape: (fill: string, edge: string = hue.line): Strokes => ({
      fill: outline ? blank : fill,
      stroke: outline ? 'currentColor' : edge,
      strokeWidth: weight,
      ...round,
    }),
    line: (color: string = hue.line, width: number = weight): Strokes => ({
      fill: 'none',
      stroke: outline ? 'currentColor' : color,
      strokeWidth: outline ? Math.min(width, weight) : width,
      ...round,
    }),
    ghost: (fill = 'none'): Strokes => ({
      fill: outline ? blank : fill,
      stroke: outline ? 'currentColor' : hue.ghost,
      strokeWidth: weight * 0.85,
      strokeDasharray: `${weight * 1.6} ${weight * 1.9}`,
      ...round,
    }),
  }
}

export type Paint = ReturnType<typeof paint>
