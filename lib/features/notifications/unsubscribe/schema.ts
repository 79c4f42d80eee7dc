import { z } from 'zod'

export const UNSUBSCRIBABLE = ['reminder', 'digest'] as const
export type Unsubscribable = (typeof UNSUBSCRIBABLE)[number]

export const unsubscribeParams = z.object({ token: z.string().max(200) })

export const subscription = z.object({
  kind: z.enum(UNSUBSCRIBABLE),
  isSubscribed: z.boolean(),
})
