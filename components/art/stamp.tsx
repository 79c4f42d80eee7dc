import { cn } from '@/components/ui/cn'
import type { BadgeKind } from './badge-art'
import type { CheerArt } from './cheers'
import type { FaceTone } from './face-tones'
import type { PetalMarks } from './flower'
import sprite from './generated/sprite.svg'
import type { Motif } from './motifs'
import type { PlantSize } from './plant-shapes'
import type { PotWeight } from './pot-place'
import type { TwinAge } from './twin-leaf'
import type { LeafState, SignedState } from './week-path'

const VIEWS = {
  motif: '-26 -26 52 52',
  cheer: '-26 -26 52 52',
  task: '0 0 80 80',
  badge: '0 0 128 128',
  trace: '0 0 128 128',
  flower: '0 0 128 128',
  twin: '-12 -26 24 28',
  face: '-34 -34 68 68',
  lost: '0 0 240 200',
  bloom: '-36 -36 72 72',
  bowl: '-26 -26 52 52',
} as const

/** Standalone drawing in the sprite. */
export type StampName =
  | `${'motif' | 'task'}-${Motif}`
  | `${'badge' | 'trace'}-${BadgeKind}-${Motif}`
  | `flower-${PetalMarks}`
  | `cheer-${CheerArt}`
  | `twin-${TwinAge}`
  | `face-${FaceTone}`
  | 'lost-leaf'
  | 'bloom'
  | 'bowl'

/** Part that other drawings place. */
export type PartName =
  | `plant-${PlantSize}`
  | `leaf-${LeafState}`
  | `sign-${SignedState}`
  | `pot-${PotWeight}`
  | 'head-plain'
  | 'head-face'

// The bundler imports an object; its type says otherwise.
const { src }: { src: string } = sprite

/** Returns a drawing's `href` for a `use` element. */
export const inSprite = (name: StampName | PartName): string => `${src}#${name}`

/** Renders a drawing of the sprite; always decorative. */
export function Stamp({ name, className }: { name: StampName; className?: string | undefined }) {
  const [look] = name.split('-') as [keyof typeof VIEWS]
  return (
    <svg viewBox={VIEWS[look]} aria-hidden="true" className={cn('block h-auto w-full', className)}>
      <use href={inSprite(name)} />
    </svg>
  )
}
