import { Art } from '@/components/art/art'
import { paint } from '@/components/art/paint'
import { pictograms } from '@/components/art/pictograms'
import { motifOf } from '@/components/badges/motif-of'

/** Our own drawing for what has no picture. */
export function MotifPicture({ motif, className = 'w-16' }: { motif: string; className?: string }) {
  return (
    <Art viewBox="-26 -26 52 52" className={className}>
      {pictograms[motifOf(motif)](paint('color', 2.8))}
    </Art>
  )
}
