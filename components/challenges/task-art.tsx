import { Art } from '@/components/art/art'
import { motifHue } from '@/components/art/motifs'
import { hue, paint, pale } from '@/components/art/paint'
import { pictograms } from '@/components/art/pictograms'
import { motifOf } from '@/components/badges/motif-of'
import { cn } from '@/components/ui/cn'

type TaskArtProps = { task: { motif: string; imagePath: string | null }; className?: string }

/** A task's picture, or its motif on a pebble. */
export function TaskArt({ task, className }: TaskArtProps) {
  if (task.imagePath) {
    return <img src={task.imagePath} alt="" className={cn('rounded-2xl object-cover', className)} />
  }
  const motif = motifOf(task.motif)
  return (
    <Art viewBox="0 0 80 80" className={className}>
      <path
        d="M40 4C62 3 77 18 76 41C75 63 61 77 39 76C17 75 3 61 4 39C5 18 19 5 40 4Z"
        fill={pale(motifHue[motif], 45)}
      />
      <g transform="translate(40 40) scale(1.08)">{pictograms[motif](paint('color', 3.2))}</g>
      <path
        d="M16 26C19 19 25 14 32 12"
        fill="none"
        stroke={hue.paper}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Art>
  )
}
