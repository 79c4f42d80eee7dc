import { z } from 'zod'

export const sharedCard = z.object({
  url: z
    .url()
    .meta({ description: 'Opens a card with task, badge and family name for whoever has the link.' }),
})
