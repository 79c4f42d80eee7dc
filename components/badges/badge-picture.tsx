import { BadgeArt } from '@/components/art/badge-art'
import { Flower } from '@/components/art/flower'
import type { BadgeView } from '@/lib/badges/schema'
import { motifOf } from './motif-of'

type BadgePictureProps = {
  badge: Pick<BadgeView, 'kind' | 'motif' | 'image' | 'earned' | 'parts'>
  className?: string
}

/** A badge's picture: its own image when it has one, else our drawing; only its trace while it is not earned. */
export function BadgePicture({ badge, className }: BadgePictureProps) {
  if (badge.image && badge.earned) {
    return <img src={badge.image} alt="" className={className} />
  }
  if (badge.kind === 'monthly' && badge.parts) {
    return <Flower petals={petalsOf(badge.parts)} className={className} />
  }
  return (
    <BadgeArt motif={motifOf(badge.motif)} kind={badge.kind} earned={badge.earned} className={className} />
  )
}

/** Which of the four petals are painted. */
function petalsOf(parts: readonly { part: number; earned: boolean }[]): boolean[] {
  return [1, 2, 3, 4].map((week) => parts.some(({ part, earned }) => part === week && earned))
}
