import { z } from 'zod'
import { badge } from '@/lib/features/badges/schema'
import { photoPlaceholder } from '@/lib/features/photos/schema'
import { timestamp } from '@/lib/platform/http/fields'
import { pageQuery } from '@/lib/platform/http/paging'
import { cheerCounts, myCheer } from './cheers/schema'
import { comment } from './comments/schema'

/** Numbers of likes and comments in the response of a post. */
export const PREVIEW_LIMITS = { likes: 20, comments: 3 } as const

export const post = z.object({
  id: z.uuid(),
  userId: z.uuid().nullable().meta({ description: 'Null when its author has left the family.' }),
  userName: z.string(),
  userAvatar: z.string().nullable(),
  familyId: z.uuid(),
  familyName: z.string(),
  taskId: z.uuid(),
  taskTitle: z.string(),
  isOwnTask: z.boolean().meta({ description: "The family's own task; other families do not see its title." }),
  motif: z.string().meta({ description: 'Drawing of the task, shown without a photo.' }),
  description: z.string(),
  photoUrl: z.string().nullable(),
  photoSize: z
    .object({ width: z.int(), height: z.int() })
    .nullable()
    .meta({ description: 'In pixels, to reserve its space while it loads.' }),
  photoPlaceholder,
  photoHidden: z
    .boolean()
    .meta({ description: 'There is a photo, but it shows a child and only its family may see it.' }),
  visibility: z.enum(['private', 'followers', 'public']),
  reported: z
    .boolean()
    .meta({ description: 'Hidden from other families by a report, regardless of its visibility.' }),
  date: z.iso.datetime(),
  badge: badge.nullable(),
  likes: z.array(z.uuid()).meta({ description: 'User ids of the newest 20 likes.' }),
  likeCount: z.int(),
  likedByMe: z.boolean(),
  cheers: cheerCounts,
  myCheer,
  comments: z.array(comment).meta({ description: 'The newest 3 comments, newest first.' }),
  commentCount: z.int(),
  commentsOff: z.boolean().meta({ description: 'New comments are refused.' }),
})

export const updatePostInput = z.object({ commentsOff: z.boolean() })

export const feedQuery = pageQuery.extend({
  family: z.uuid().optional().meta({ description: 'Only the posts of this family.' }),
})

export const newPostsQuery = z.object({
  since: timestamp.meta({ description: 'Date of the newest known post.' }),
})

export const MAX_NEW_POSTS = 99

export const newPostCount = z.object({
  count: z.int().meta({ description: `Number of newer visible posts, at most ${MAX_NEW_POSTS}.` }),
})

export type PostView = z.infer<typeof post>
