'use client'

import { lazyClient } from '@/components/ui/lazy-client'
import type { TaskForEditing } from '@/lib/features/tasks/library/schema'
import { useEditorAddress } from '../content/use-editor-address'

const TaskDialog = lazyClient(() => import('./task-dialog').then((module) => module.TaskDialog))
const DeleteTaskDialog = lazyClient(() =>
  import('./delete-task-dialog').then((module) => module.DeleteTaskDialog),
)

/** Dialog that the URL requests; a null task is a new one. */
export type AskedTask =
  | { kind: 'edit'; task: TaskForEditing | null }
  | { kind: 'remove'; task: TaskForEditing }

export function TaskDialogHost({ asked }: { asked: AskedTask | null }) {
  const { open, close } = useEditorAddress(asked && (asked.task?.id ?? 'new'))
  if (!asked) return null
  if (asked.kind === 'remove')
    return (
      <DeleteTaskDialog key={asked.task.id} task={asked.task} open={open} onCancel={close} onDone={close} />
    )
  return <TaskDialog key={asked.task?.id ?? 'new'} task={asked.task} open={open} onClose={close} />
}
