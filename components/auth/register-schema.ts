import { z } from 'zod'
import { registerInput } from '@/lib/features/auth/schema'

/** Adds the form's checkbox; a request to the endpoint implies the consent. */
export const registerValues = registerInput
  .omit({ language: true, uuid: true })
  .extend({ consent: z.boolean().refine((isAccepted) => isAccepted, 'consent_required') })
