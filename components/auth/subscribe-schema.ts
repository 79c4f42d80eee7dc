import { z } from 'zod'
import { registerInput } from '@/lib/features/auth/schema'

/** Registration values with the endpoint's implied consent. */
export const subscribeValues = registerInput
  .omit({ language: true, uuid: true })
  .extend({ consent: z.boolean().refine((given) => given, 'consent_required') })
