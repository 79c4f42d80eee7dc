'use client'

import { lazyClient } from '@/components/ui/lazy-client'
import type { PostView } from '@/lib/feed/schema'
import { useFeedContext } from './feed-context'

const TaskPicture = lazyClient(
  () => import('@/components/activities/task-picture').then((module) => module.TaskPicture),
  { optional: true },
)
const BadgePicture = lazyClient(
  () => import('@/components/badges/badge-picture').then((module) => module.BadgePicture),
  { optional: true },
)

/** The task's drawing: as it came with the screen, or drawn here for posts that came later. It fills its frame. */
export function TaskDrawing({ post: { id, motif } }: { post: PostView }) {
  const { drawings } = useFeedContext()
  return drawings[id]?.task ?? <TaskPicture motif={motif} className="size-full" />
}

/** The drawing of the badge that a post has earned, likewise. */
export function BadgeDrawing({ post: { id, badge } }: { post: PostView }) {
  const { drawings } = useFeedContext()
  return drawings[id]?.badge ?? (badge ? <BadgePicture badge={badge} className="w-full" /> : null)
}
