import { z } from 'zod'
import { normalizeEmail } from '@/lib/text/clean'

/** Proof that the account's owner is there: the password, or without one the e-mail address typed again. */
export const ownerProof = z.object({
  password: z.string().max(1024).optional(),
  email: z.string().max(254).transform(normalizeEmail).optional(),
})
