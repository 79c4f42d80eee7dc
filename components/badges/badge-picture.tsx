import { Flower } from '@/components/art/flower'
import { Stamp } from '@/components/art/stamp'
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
  const look = badge.earned ? 'badge' : 'trace'
  const name = `${look}-${badge.kind}-${motifOf(badge.motif)}` as const
  return <Stamp name={name} className={className} />
}

/** Which of the four petals are painted. */
function petalsOf(parts: readonly { part: number; earned: boolean }[]): boolean[] {
  return [1, 2, 3, 4].map((week) => parts.some(({ part, earned }) => part === week && earned))
}
