import { Art } from './art'
import { petalHues, petalPath } from './flower'
import { Apple, type BodyProps, Orange, Strawberry } from './fruits'
import { type Motif, motifHue } from './motifs'
import { type ArtProps, type ArtVariant, darken, hue, lighten, type Paint, paint } from './paint'
import { pictograms } from './pictograms'

export const badgeKinds = ['weekly', 'special', 'monthly'] as const
export type BadgeKind = (typeof badgeKinds)[number]

type BadgeShapesProps = {
  motif: Motif
  kind: BadgeKind
  earned?: boolean
  variant?: ArtVariant
  weight?: number
}

/** Renders a badge for print; screens use the sprite. */
export function BadgeArt({ title, className, ...shapes }: ArtProps & BadgeShapesProps) {
  return (
    <Art viewBox="0 0 128 128" variant={shapes.variant} title={title} className={className}>
      <BadgeShapes {...shapes} />
    </Art>
  )
}

/** Draws a badge: a leaf, a fruit or a flower. */
export function BadgeShapes({
  motif,
  kind,
  earned = true,
  variant = 'color',
  weight = 3.6,
}: BadgeShapesProps) {
  const brush = paint(variant, weight)
  const Body = kind === 'monthly' ? FlowerBody : kind === 'weekly' ? LeafBody : fruitByMotif[motif]
  const disc = kind === 'weekly' ? { x: 63, y: 66, r: 33 } : { x: 64, y: kind === 'monthly' ? 64 : 73, r: 31 }
  const inner = earned ? brush : ghostly(variant)
  return (
    <>
      <Body brush={onPage(brush)} fill={motifHue[motif]} earned={earned} />
      {earned || kind === 'monthly' ? (
        <circle
          cx={disc.x}
          cy={disc.y}
          r={disc.r}
          {...(earned ? brush.shape(hue.paper) : brush.ghost('var(--muted)'))}
        />
      ) : null}
      <g transform={`translate(${disc.x} ${disc.y})`}>{pictograms[motif](inner)}</g>
    </>
  )
}

/** The outer outlines, which lie on the page. */
function onPage(brush: Paint): Paint {
  return { ...brush, shape: (fill, edge = hue.edge) => brush.shape(fill, edge) }
}

function ghostly(variant: ArtProps['variant']): Paint {
  const trace = paint(variant ?? 'color', 3)
  return { ...trace, shape: () => trace.line(hue.ghost), line: () => trace.line(hue.ghost) }
}

function LeafBody({ brush, fill, earned }: BodyProps) {
  const vein = brush.line(darken(fill, 42), 2.8)
  return (
    <>
      <path d="M22 107Q14 112 8 121" {...(earned ? brush.line(hue.edge, 6) : brush.ghost())} />
      <path
        d="M22 107C-6 66 16 12 119 8C124 96 82 132 22 107Z"
        {...(earned ? brush.shape(fill) : brush.ghost('var(--muted)'))}
      />
      {earned ? (
        <>
          {brush.outline ? null : (
            <path d="M20 88C10 54 34 20 102 14C56 22 24 46 20 88Z" fill={lighten(fill)} opacity="0.75" />
          )}
          <path d="M24 105L38 91M88 41L109 18M99 29V45M99 29H83" {...vein} />
          <path d="M32 97L31 82M32 97L46 99" {...vein} />
        </>
      ) : null}
    </>
  )
}

function FlowerBody({ brush, earned }: BodyProps) {
  return [45, 135, 225, 315].map((turn, index) => (
    <g key={turn} transform={`rotate(${turn} 64 64)`}>
      <path
        d={petalPath}
        {...(earned ? brush.shape(petalHues[index] ?? hue.berry) : brush.ghost('var(--muted)'))}
      />
      {earned && !brush.outline ? (
        <path d="M50 13C44 17 42 26 44 33C44 25 47 18 53 13Z" fill={hue.paper} opacity="0.6" />
      ) : null}
    </g>
  ))
}

const fruitByMotif: Record<Motif, typeof Apple> = {
  water: Orange,
  fruit: Apple,
  sun: Orange,
  sleep: Strawberry,
  move: Apple,
  teeth: Apple,
  heart: Strawberry,
  book: Apple,
  sprout: Apple,
  star: Orange,
  camera: Orange,
  streak: Strawberry,
  friends: Strawberry,
  leaf: Orange,
}
