import { Stamp } from '@/components/art/stamp'
import { parseMotif } from '@/components/badges/parse-motif'

export function MotifPicture({ motif, className = 'w-16' }: { motif: string; className?: string }) {
  return <Stamp name={`motif-${parseMotif(motif)}`} className={className} />
}
