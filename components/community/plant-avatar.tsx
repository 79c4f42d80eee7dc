import type { ComponentProps } from 'react'
import { photoThumb } from '@/components/activities/photo-thumb'
import { potPlace } from '@/components/art/pot-place'
import { inSprite } from '@/components/art/stamp'
import { Avatar } from '@/components/ui/avatar'
import { POTS } from '@/lib/features/families/rules'

const TONES = ['sun', 'sky', 'berry', 'leaf', 'coral'] as const
/** Sizes with leaves or flowers, each with the square around the circle that holds plant and pot. */
const PLANTS = [
  { size: 2, viewBox: '14 80 132 132' },
  { size: 3, viewBox: '1 50 158 158' },
  { size: 4, viewBox: '-21 6 202 202' },
  { size: 5, viewBox: '-21 6 202 202' },
  { size: 6, viewBox: '-30 -3 220 220' },
] as const

type PlantAvatarProps = Pick<ComponentProps<typeof Avatar>, 'size' | 'className'> & {
  id: string
  picture: string | null
}

/** Shows the picture of a family or an adult, else a plant that is generated from the id. */
export function PlantAvatar({ id, picture, ...look }: PlantAvatarProps) {
  const seed = Number.parseInt(id.slice(-6), 16)
  const tone = TONES[seed % TONES.length] ?? 'sun'
  return (
    <Avatar
      src={picture && photoThumb(picture)}
      drawing={<GeneratedPlant seed={Math.floor(seed / TONES.length)} />}
      tone={tone}
      {...look}
    />
  )
}

function GeneratedPlant({ seed }: { seed: number }) {
  const { size, viewBox } = PLANTS[seed % PLANTS.length] ?? PLANTS[0]
  const pot = POTS[Math.floor(seed / PLANTS.length) % POTS.length]
  return (
    // Out of the flow: its own size would stretch the circle's row.
    <span className="relative size-full">
      <svg viewBox={viewBox} aria-hidden="true" data-pot={pot} className="absolute inset-0 size-full">
        <use href={inSprite(`plant-${size}`)} />
        <g transform={potPlace}>
          <use href={inSprite('pot-41')} />
        </g>
      </svg>
    </span>
  )
}
