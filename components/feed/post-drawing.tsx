'use client'

import { lazily } from '@/components/ui/lazily'
import type { PostView } from '@/lib/feed/schema'
import { useFeedDesk } from './feed-desk'

const TaskPicture = lazily(
  () => import('@/components/activities/task-picture').then((module) => module.TaskPicture),
  { optional: true },
)
const BadgePicture = lazily(
  () => import('@/components/badges/badge-picture').then((module) => module.BadgePicture),
  { optional: true },
)

/** The task's drawing: as it came with the screen, or drawn here for posts that came later. It fills its frame. */
export function TaskDrawing({ post: { id, motif } }: { post: PostView }) {
  const { drawings } = useFeedDesk()
  return drawings[id]?.task ?? <TaskPicture motif={motif} className="size-full" />
}

/** The drawing of the badge that a post has earned, likewise. */
export function BadgeDrawing({ post: { id, badge } }: { post: PostView }) {
  const { drawings } = useFeedDesk()
  return drawings[id]?.badge ?? (badge ? <BadgePicture badge={badge} className="w-full" /> : null)
}
