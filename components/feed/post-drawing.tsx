'use client'

import { lazyClient } from '@/components/ui/lazy-client'
import type { PostView } from '@/lib/features/feed/schema'
import { useFeedContext } from './feed-context'

const TaskPicture = lazyClient(
  () => import('@/components/activities/task-picture').then((module) => module.TaskPicture),
  { optional: true },
)
const BadgePicture = lazyClient(
  () => import('@/components/badges/badge-picture').then((module) => module.BadgePicture),
  { optional: true },
)

/** Renders a task's drawing, for later posts on the client. */
export function TaskDrawing({ post: { id, motif } }: { post: PostView }) {
  const { drawings } = useFeedContext()
  return drawings[id]?.task ?? <TaskPicture motif={motif} className="size-full" />
}

export function BadgeDrawing({ post: { id, badge } }: { post: PostView }) {
  const { drawings } = useFeedContext()
  return drawings[id]?.badge ?? (badge ? <BadgePicture badge={badge} className="w-full" /> : null)
}
