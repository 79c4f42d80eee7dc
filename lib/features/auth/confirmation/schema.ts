import { z } from 'zod'
import { normalizeEmail } from '@/lib/platform/text/clean'

export const ownerProof = z.object({
  password: z.string().max(1024).optional(),
  email: z.string().max(254).transform(normalizeEmail).optional(),
})
