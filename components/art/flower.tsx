import { Art } from './art'
import { type ArtProps, type ArtVariant, darken, hue, lighten, paint } from './paint'
import { Face } from './parts'

export const petalPath = 'M64 64C30 48 28 6 64 5C100 6 98 48 64 64Z'
export const petalHues = [hue.berry, hue.coral, hue.sky, hue.leaf] as const
const quarters = [45, 135, 225, 315] as const

const marks = ['0', '1'] as const
type Mark = (typeof marks)[number]

/** Earned petals in order: `0110` has the second and third. */
export type PetalMarks = `${Mark}${Mark}${Mark}${Mark}`

export const petalMarks: readonly PetalMarks[] = marks.flatMap((a) =>
  marks.flatMap((b) => marks.flatMap((c) => marks.map((d) => `${a}${b}${c}${d}` as const))),
)

export const toPetals = (petals: PetalMarks): boolean[] => [...petals].map((mark) => mark === '1')

type FlowerShapesProps = { petals: readonly boolean[]; variant?: ArtVariant; weight?: number }

/** Renders the flower for print; screens use the sprite. */
export function Flower({ title, className, ...shapes }: ArtProps & FlowerShapesProps) {
  return (
    <Art viewBox="0 0 128 128" variant={shapes.variant} title={title} className={className}>
      <FlowerShapes {...shapes} />
    </Art>
  )
}

/** Draws four petals, clockwise from the upper right. */
export function FlowerShapes({ petals, variant = 'color', weight = 3.6 }: FlowerShapesProps) {
  const brush = paint(variant, weight)
  const whole = quarters.every((_, index) => petals[index])
  return (
    <>
      {quarters.map((turn, index) => {
        const place = `rotate(${turn} 64 64)`
        const fill = petalHues[index] ?? hue.berry
        if (!petals[index]) return <path key={turn} transform={place} d={petalPath} {...brush.ghost()} />
        return (
          <g key={turn} transform={place}>
            <path d={petalPath} {...brush.shape(fill)} />
            {brush.outline ? null : (
              <path d="M46 18C40 28 44 42 54 52C46 38 44 28 50 16Z" fill={lighten(fill, 50)} opacity="0.7" />
            )}
            <path d="M64 44V26M64 40L56 30M64 40L72 30" {...brush.line(darken(fill, 40), 2.6)} />
          </g>
        )
      })}
      <circle cx="64" cy="64" r="17" {...brush.shape(hue.sun)} />
      <Face x={64} y={61} brush={brush} mood={whole ? 'glad' : 'calm'} scale={0.68} />
    </>
  )
}
