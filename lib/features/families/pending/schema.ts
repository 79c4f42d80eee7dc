import { z } from 'zod'
import { typeError } from '@/lib/platform/http/fields'

export const pendingFamilyInput = z.object({
  keep: z.boolean({ error: typeError() }).meta({
    description: 'True: keep the family. False: leave it; a family without adults is erased.',
  }),
})
