import { z } from 'zod'

/** The link that there is, if there is one. */
export const shareLink = z.object({ url: z.url().nullable() })

export const sharedCard = z.object({
  url: z
    .url()
    .meta({ description: 'Opens a card with task, badge and family name for whoever has the link.' }),
})

/** A post to which links stand that the reader can revoke. */
export type SharedPost = {
  postId: string
  taskTitle: string
  motif: string
  /** It is one of the reader's family. */
  isOwn: boolean
  links: number
  /** How many of them other families made. */
  byOthers: number
  /** Whether any of them shows a card at this moment. */
  works: boolean
  /** When the newest one was made, as an ISO moment. */
  date: string
}
