import type { ComponentProps } from 'react'
import { photoThumb } from '@/components/activities/photo-thumb'
import { potPlace } from '@/components/art/pot-place'
import { inSprite } from '@/components/art/stamp'
import { Avatar } from '@/components/ui/avatar'
import { POTS } from '@/lib/features/families/rules'

const TONES = ['sun', 'sky', 'berry', 'leaf', 'coral'] as const
/** Sizes with leaves or flowers. */
const SIZES = [2, 3, 4, 5, 6] as const

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
  const size = SIZES[seed % SIZES.length] ?? 4
  const pot = POTS[Math.floor(seed / SIZES.length) % POTS.length]
  return (
    <span className="grid size-full place-items-center pt-[4%]">
      <svg viewBox="0 12 160 186" aria-hidden="true" data-pot={pot} className="h-[86%]">
        <use href={inSprite(`plant-${size}`)} />
        <g transform={potPlace}>
          <use href={inSprite('pot-41')} />
        </g>
      </svg>
    </span>
  )
}
