import { z } from 'zod'
import { registerInput } from '@/lib/features/auth/schema'

/** The endpoint implies the consent; the form validates it. */
export const subscribeValues = registerInput
  .omit({ language: true, uuid: true })
  .extend({ consent: z.boolean().refine((given) => given, 'consent_required') })
