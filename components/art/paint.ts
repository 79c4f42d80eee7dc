import type { SVGProps } from 'react'

/**
 * `outline` is the colouring page: lines in the text's colour on blank shapes. Shapes are as blank as the paper under them
 * rather than see-through, so that what stands behind stays hidden; `--art-blank` names another paper.
 */
export type ArtVariant = 'color' | 'outline'
export type ArtProps = { variant?: ArtVariant; title?: string; className?: string }

type Strokes = Pick<
  SVGProps<SVGPathElement>,
  'fill' | 'stroke' | 'strokeWidth' | 'strokeLinejoin' | 'strokeLinecap' | 'strokeDasharray'
>

const round = { strokeLinejoin: 'round', strokeLinecap: 'round' } as const

/** The colour of nothing. */
const blank = 'var(--art-blank, var(--card))'

/** Colours by name, so that drawings never spell them. */
export const hue = {
  line: 'var(--art-line)',
  paper: 'var(--art-paper)',
  leaf: 'var(--art-leaf)',
  leafDeep: 'var(--art-leaf-deep)',
  stem: 'var(--art-leaf-deep)',
  sun: 'var(--sun)',
  coral: 'var(--coral)',
  sky: 'var(--sky)',
  berry: 'var(--berry)',
  amber: 'var(--art-amber)',
  clay: 'var(--art-clay)',
  clayDeep: 'var(--art-clay-deep)',
  soil: 'var(--art-soil)',
  sand: 'var(--art-sand)',
  far: 'var(--art-far)',
  near: 'var(--art-near)',
  air: 'var(--art-air)',
  ghost: 'var(--art-ghost)',
} as const

/** The same colour with more ink in it, for edges and shadows. Yellow would turn green, so it goes to amber. */
export function deep(color: string, part = 30): string {
  if (color === hue.sun) return hue.amber
  return `color-mix(in oklab, ${color}, var(--art-line) ${part}%)`
}

/** The same colour with more paper in it, for lights. */
export function pale(color: string, part = 55): string {
  return `color-mix(in oklab, ${color}, var(--art-paper) ${part}%)`
}

/** How a drawing of this variant is filled and lined; one line weight through the whole drawing. */
export function paint(variant: ArtVariant, weight: number) {
  const outline = variant === 'outline'
  return {
    outline,
    /** A closed shape with its edge. */
    shape: (fill: string, edge: string = hue.line): Strokes => ({
      fill: outline ? blank : fill,
      stroke: outline ? 'currentColor' : edge,
      strokeWidth: weight,
      ...round,
    }),
    /** An open line. */
    line: (color: string = hue.line, width: number = weight): Strokes => ({
      fill: 'none',
      stroke: outline ? 'currentColor' : color,
      strokeWidth: outline ? Math.min(width, weight) : width,
      ...round,
    }),
    /** What is still to come: a dashed edge. */
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
