import { z } from 'zod'
import { normalizeEmail } from '@/lib/text/clean'

export const leaveInput = z.object({
  deleteFamily: z
    .boolean()
    .optional()
    .meta({ description: 'True: whoever turns out to be the last adult deletes the family by leaving.' }),
})

/** What one proves with that it is oneself: the password, or without one the e-mail address typed again. */
export const eraseInput = z.object({
  password: z.string().max(1024).optional(),
  email: z
    .string()
    .max(254)
    .transform(normalizeEmail)
    .optional(),
})
