import type { ReactNode } from 'react'
import { TaskPicture } from '@/components/activities/task-picture'
import { BadgePicture } from '@/components/badges/badge-picture'
import type { PostView } from '@/lib/features/feed/schema'

export type Drawings = Readonly<Record<string, { task: ReactNode; badge: ReactNode }>>

/** Renders posts' drawings on the server: the client needs no drawing code. */
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
