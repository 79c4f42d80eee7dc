import { z } from 'zod'
import { badge } from '@/lib/badges/schema'
import { comment } from './comments/schema'

/** How many of a post's likes and comments come along with it. */
export const NEWEST = { likes: 20, comments: 3 } as const

export const post = z.object({
  id: z.uuid(),
  userId: z.uuid().nullable().meta({ description: 'Null when the account is gone.' }),
  userName: z.string(),
  userAvatar: z.string().nullable(),
  familyId: z.uuid(),
  familyName: z.string(),
  taskId: z.uuid(),
  taskTitle: z.string(),
  motif: z.string().meta({ description: "The task's own drawing, shown where there is no photo." }),
  description: z.string(),
  photoUrl: z.string().nullable(),
  photoHidden: z
    .boolean()
    .meta({ description: 'There is a photo, but it shows a child and its author keeps it in the family.' }),
  visibility: z.enum(['private', 'followers', 'public']),
  date: z.iso.datetime(),
  badge: badge.nullable(),
  likes: z.array(z.uuid()).meta({ description: 'Ids of users, the newest 20.' }),
  likeCount: z.int(),
  likedByMe: z.boolean(),
  comments: z.array(comment).meta({ description: 'The newest 3, the newest first.' }),
  commentCount: z.int(),
})

export type PostView = z.infer<typeof post>
