import { Stamp } from '@/components/art/stamp'
import { motifOf } from '@/components/badges/motif-of'

/** Our own drawing for what has no picture. */
export function MotifPicture({ motif, className = 'w-16' }: { motif: string; className?: string }) {
  return <Stamp name={`motif-${motifOf(motif)}`} className={className} />
}
