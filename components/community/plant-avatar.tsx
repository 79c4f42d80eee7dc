import type { ComponentProps } from 'react'
import { photoThumb } from '@/components/activities/photo-thumb'
import { type BloomLook, toAvatarLook } from '@/components/art/blooms'
import { potPlace } from '@/components/art/pot-place'
import { inSprite } from '@/components/art/stamp'
import { Avatar } from '@/components/ui/avatar'
import type { Pot } from '@/lib/features/families/rules'

type PlantAvatarProps = Pick<ComponentProps<typeof Avatar>, 'size' | 'className'> & {
  /** Of the family. */
  id: string
  picture: string | null
  /** With it, a large avatar shows the plant in its pot, else only the flower. */
  pot?: Pot
}

/** Shows the picture of a family or an adult, else the family's flower, always as large: size means no rank. */
export function PlantAvatar({ id, picture, pot, ...look }: PlantAvatarProps) {
  const { ground, bloom } = toAvatarLook(id)
  return (
    <Avatar
      src={picture && photoThumb(picture)}
      drawing={<FamilyPlant bloom={bloom} pot={pot} />}
      tone={ground}
      {...look}
    />
  )
}

function FamilyPlant({ bloom, pot }: { bloom: BloomLook; pot: Pot | undefined }) {
  return (
    // Out of the flow: its own size would stretch the circle's row.
    <span className="relative size-full">
      <svg
        // The square around the circle that holds the drawing.
        viewBox={pot ? '-21 6 202 202' : '-42 -42 84 84'}
        aria-hidden="true"
        data-bloom={bloom}
        data-pot={pot}
        className="absolute inset-0 size-full"
      >
        {pot ? (
          <>
            <use href={inSprite('plant-4')} />
            <g transform={potPlace}>
              <use href={inSprite('pot-41')} />
            </g>
          </>
        ) : (
          <use href={inSprite('bloom')} />
        )}
      </svg>
    </span>
  )
}
