import type { ReactNode } from 'react'
import { TaskPicture } from '@/components/activities/task-picture'
import { BadgePicture } from '@/components/badges/badge-picture'
import type { PostView } from '@/lib/feed/schema'

/** What is drawn for a post instead of a photo, and for the badge that it earned; each fills its frame. */
export type Drawings = Readonly<Record<string, { task: ReactNode; badge: ReactNode }>>

/**
 * The drawings of posts by their ids, for the server: browsers are sent them as they are and need not know how to draw,
 * which most posts do not need.
 */
export function buildDrawings(posts: readonly PostView[]): Drawings {
  return Object.fromEntries(
    posts.map(({ id, photoUrl, motif, badge }) => [
      id,
      {
        task: photoUrl || badge ? null : <TaskPicture motif={motif} className="size-full" />,
        badge: badge ? <BadgePicture badge={badge} className="w-full" /> : null,
      },
    ]),
  )
}
