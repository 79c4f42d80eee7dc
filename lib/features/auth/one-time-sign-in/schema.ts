import { z } from 'zod'
import { typeError } from '@/lib/platform/http/fields'
import { secondFactorCode } from '../schema'

export const oneTimeSignInInput = z.object({
  token: z.string({ error: typeError() }).min(1, 'required').max(500),
  code: secondFactorCode.optional(),
})
