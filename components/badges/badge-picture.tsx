import type { PetalMarks } from '@/components/art/flower'
import { Stamp } from '@/components/art/stamp'
import { cn } from '@/components/ui/cn'
import type { BadgeView } from '@/lib/features/badges/schema'
import { parseMotif } from './parse-motif'

type BadgePictureProps = {
  badge: Pick<BadgeView, 'kind' | 'motif' | 'image' | 'hasImage' | 'earned' | 'parts'>
  className?: string
}

/** Renders a badge's image or our drawing; an outline until earned. */
export function BadgePicture({ badge, className }: BadgePictureProps) {
  if (badge.hasImage && badge.earned) {
    return <img src={badge.image} alt="" className={className} />
  }
  if (badge.kind === 'monthly' && badge.parts) {
    return <Stamp name={`flower-${toPetalMarks(badge.parts)}`} className={className} />
  }
  const look = badge.earned ? 'badge' : 'trace'
  const name = `${look}-${badge.kind}-${parseMotif(badge.motif)}` as const
  // In the dark the dashes would be too faint.
  return <Stamp name={name} className={cn(!badge.earned && 'dark:[--art-ghost:var(--soft)]', className)} />
}

export function toPetalMarks(parts: readonly { part: number; earned: boolean }[]): PetalMarks {
  const toMark = (week: number) => (parts.some(({ part, earned }) => part === week && earned) ? '1' : '0')
  return `${toMark(1)}${toMark(2)}${toMark(3)}${toMark(4)}`
}
