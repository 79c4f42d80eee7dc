import { z } from 'zod'
import { lines } from '@/lib/platform/http/fields'
import { COMMENT_MAX } from './rules'

export const commentInput = z.object({
  content: lines({ max: COMMENT_MAX }).pipe(z.string().min(1, 'required')),
})

export const comment = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  userName: z.string(),
  userAvatar: z.string().nullable(),
  familyId: z.uuid().meta({ description: "The author's family." }),
  content: z.string(),
  date: z.iso.datetime(),
})

export type CommentView = z.infer<typeof comment>
