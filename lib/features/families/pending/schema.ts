import { z } from 'zod'
import { typeError } from '@/lib/platform/http/fields'

export const pendingFamilyInput = z.object({
  keep: z.boolean({ error: typeError() }).meta({
    description: 'True: the family is theirs. False: leave it, which erases it when no adult is left.',
  }),
})
