'use client'

import { lazyClient } from '@/components/ui/lazy-client'
import type { BadgeForEditing } from '@/lib/features/badges/library/schema'
import type { RecipeForEditing, Week } from '@/lib/features/recipes/library/schema'
import type { TaskForEditing } from '@/lib/features/tasks/library/schema'
import type { OpenedContent } from './content-list'
import { useEditorAddress } from './editor-link'

const TaskDialog = lazyClient(() => import('../tasks/task-dialog').then((module) => module.TaskDialog))
const BadgeDialog = lazyClient(() => import('../badges/badge-dialog').then((module) => module.BadgeDialog))
const RecipeDialog = lazyClient(() =>
  import('../recipes/recipe-dialog').then((module) => module.RecipeDialog),
)

type Opened =
  | ({ kind: 'task' } & OpenedContent<TaskForEditing>)
  | ({ kind: 'badge' } & OpenedContent<BadgeForEditing>)
  | ({ kind: 'recipe'; weeks: Week[] } & OpenedContent<RecipeForEditing>)

export function ContentDialogHost({ opened }: { opened: Opened | null }) {
  const { key, open, close } = useEditorAddress(opened, opened?.saved?.id ?? 'new')
  if (!opened) return null
  const shown = { open, onClose: close }
  if (opened.kind === 'task') return <TaskDialog key={key} task={opened.saved} {...shown} />
  if (opened.kind === 'badge') return <BadgeDialog key={key} badge={opened.saved} {...shown} />
  return <RecipeDialog key={key} recipe={opened.saved} weeks={opened.weeks} {...shown} />
}
