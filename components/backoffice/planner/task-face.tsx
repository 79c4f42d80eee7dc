import { TaskArt } from '@/components/challenges/task-art'
import { cn } from '@/components/ui/cn'
import type { Task } from '@/lib/features/tasks/schema'

type TaskFaceProps = { task: Pick<Task, 'name' | 'motif' | 'imagePath'>; className?: string }

export function TaskFace({ task, className }: TaskFaceProps) {
  const imagePath = task.imagePath?.replace('size=full', 'size=thumb') ?? null
  return (
    <span className={cn('grid gap-1.5 @[11rem]:flex @[11rem]:items-center @[11rem]:gap-2.5', className)}>
      <TaskArt task={{ motif: task.motif, imagePath }} className="size-8 shrink-0 rounded-lg" />
      <span className="hyphens-auto font-bold text-sm leading-snug wrap-break-word min-w-0">{task.name}</span>
    </span>
  )
}
