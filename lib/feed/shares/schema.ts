import { z } from 'zod'

/** The link that there is, if there is one. */
export const shareLink = z.object({ url: z.url().nullable() })

export const sharedCard = z.object({
  url: z
    .url()
    .meta({ description: 'Opens a card with task, badge and family name for whoever has the link.' }),
})
