import { cn } from '@/components/ui/cn'
import type { BadgeKind } from './badge-art'
import type { PetalMarks } from './flower'
import sprite from './generated/sprite.svg'
import type { Motif } from './motifs'
import type { PlantSize } from './plant-shapes'
import type { TwinAge } from './twin-leaf'
import type { LeafState, SignedState } from './week-path'

/** What stands alone in the sprite, with the part of the plane that it fills. */
const VIEWS = {
  motif: '-26 -26 52 52',
  task: '0 0 80 80',
  badge: '0 0 128 128',
  trace: '0 0 128 128',
  plant: '0 0 160 204',
  flower: '0 0 128 128',
  twin: '-12 -26 24 28',
  lost: '0 0 240 200',
} as const

/**
 * A motif alone, on a task's pebble, on a badge, or on the trace of a badge that is not earned yet; a plant of a size;
 * the flower of the month with the petals that it has; a leaf of this week or of the last one; the leaf that says that
 * nothing was found.
 */
export type StampName =
  | `${'motif' | 'task'}-${Motif}`
  | `${'badge' | 'trace'}-${BadgeKind}-${Motif}`
  | `plant-${PlantSize}`
  | `flower-${PetalMarks}`
  | `twin-${TwinAge}`
  | 'lost-leaf'

/** A part of other drawings, which grows or stands where they say. */
export type PartName = `leaf-${LeafState}` | `sign-${SignedState}` | 'pot'

// The bundler makes an object of a picture; its own type of vector pictures is none.
const { src }: { src: string } = sprite

/** Where the sprite has a drawing, for an element `use`. */
export const inSprite = (name: StampName | PartName): string => `${src}#${name}`

/** A drawing of the sprite; always decoration. */
export function Stamp({ name, className }: { name: StampName; className?: string | undefined }) {
  const [look] = name.split('-') as [keyof typeof VIEWS]
  return (
    <svg viewBox={VIEWS[look]} aria-hidden="true" className={cn('block h-auto w-full', className)}>
      <use href={inSprite(name)} />
    </svg>
  )
}
