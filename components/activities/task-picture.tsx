import { motifHue } from '@/components/art/motifs'
import { Stamp } from '@/components/art/stamp'
import { mix } from '@/components/art/tones'
import { parseMotif } from '@/components/badges/parse-motif'
import { cn } from '@/components/ui/cn'

/** Shows the task's motif instead of a photo. */
export function TaskPicture({ motif, className }: { motif: string; className?: string }) {
  const name = parseMotif(motif)
  return (
    <div
      className={cn('grid place-items-center', className)}
      style={{ backgroundColor: mix('faint', motifHue[name], 76) }}
    >
      <Stamp name={`motif-${name}`} className="h-3/5 w-3/5" />
    </div>
  )
}
