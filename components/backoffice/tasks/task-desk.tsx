'use client'

import { lazily } from '@/components/ui/lazily'
import type { TaskForEditing } from '@/lib/tasks/library/schema'
import { useEditorAddress } from '../content/use-editor-address'

const TaskDialog = lazily(() => import('./task-dialog').then((module) => module.TaskDialog))
const TaskRemoval = lazily(() => import('./task-removal').then((module) => module.TaskRemoval))

/** What the address asks to be opened over the list; null is a new task. */
export type AskedTask =
  | { kind: 'edit'; task: TaskForEditing | null }
  | { kind: 'remove'; task: TaskForEditing }

/** Where tasks are written and deleted, over their list. */
export function TaskDesk({ asked }: { asked: AskedTask | null }) {
  const { open, close } = useEditorAddress(asked && (asked.task?.id ?? 'new'))
  if (!asked) return null
  if (asked.kind === 'remove')
    return <TaskRemoval key={asked.task.id} task={asked.task} open={open} onCancel={close} onDone={close} />
  return <TaskDialog key={asked.task?.id ?? 'new'} task={asked.task} open={open} onClose={close} />
}
