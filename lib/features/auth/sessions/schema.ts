import { z } from 'zod'

export const session = z.object({
  id: z.uuid(),
  userAgent: z.string().nullable(),
  remember: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  current: z.boolean(),
})

export type SessionView = z.infer<typeof session>
