import { z } from 'zod'

export const shareLink = z.object({ url: z.url().nullable() })

export const sharedCard = z.object({
  url: z
    .url()
    .meta({ description: 'Opens a card with task, badge and family name for whoever has the link.' }),
})

/** Post with share links that the user can revoke. */
export type SharedPost = {
  postId: string
  taskTitle: string
  motif: string
  isOwn: boolean
  links: number
  /** Share links by other families. */
  byOthers: number
  /** True when any shows a card. */
  works: boolean
  date: string
}
