import { Stamp } from '@/components/art/stamp'
import { parseMotif } from '@/components/badges/parse-motif'
import { cn } from '@/components/ui/cn'

type TaskArtProps = { task: { motif: string; imagePath: string | null }; className?: string }

export function TaskArt({ task, className }: TaskArtProps) {
  if (task.imagePath) {
    return <img src={task.imagePath} alt="" className={cn('rounded-2xl object-cover', className)} />
  }
  return <Stamp name={`task-${parseMotif(task.motif)}`} className={className} />
}
