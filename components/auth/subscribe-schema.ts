import { z } from 'zod'
import { registerInput } from '@/lib/auth/schema'

/** Calling the API states the consent; the form asks for it. */
export const subscribeValues = registerInput
  .omit({ language: true, uuid: true })
  .extend({ consent: z.boolean().refine((given) => given, 'consent_required') })
