import { z } from 'zod'
import { listAddress } from '@/components/backoffice/list/list-address'
import { type AskedTask, TaskDialogHost } from '@/components/backoffice/tasks/task-dialog-host'
import { TasksList } from '@/components/backoffice/tasks/tasks-list'
import { ClientMessages } from '@/components/shell/client-messages'
import { taskListQuery } from '@/lib/features/tasks/library/schema'
import { listTaskLibrary, readTaskForEditing } from '@/lib/features/tasks/library/service'
import type { AdminActor } from '@/lib/platform/session/actor'

type TasksPanelProps = { actor: AdminActor; query: Record<string, string | undefined> }

const NOTHING_OPEN = { edit: null, remove: null }

export async function TasksPanel({ actor, query: sent }: TasksPanelProps) {
  const query = taskListQuery.parse(sent)
  const [list, openDialog] = await Promise.all([
    listTaskLibrary(actor, query),
    getOpenTaskDialog(actor, sent),
  ])
  const href = (change: Record<string, string | null>) =>
    listAddress('/backoffice/content', sent, { ...NOTHING_OPEN, ...change })
  return (
    <ClientMessages namespaces={['backoffice', 'taskEditor']}>
      <TasksList list={list} query={query} href={href} />
      <TaskDialogHost asked={openDialog} />
    </ClientMessages>
  )
}

async function getOpenTaskDialog(
  actor: AdminActor,
  { edit, remove }: TasksPanelProps['query'],
): Promise<AskedTask | null> {
  if (edit === 'new') return { kind: 'edit', task: null }
  const id = z.uuid().safeParse(edit ?? remove).data
  const task = id ? await readTaskForEditing(actor, id) : null
  return task && { kind: edit ? 'edit' : 'remove', task }
}
