import { z } from 'zod'

export const leaveInput = z.object({
  deleteFamily: z
    .boolean()
    .optional()
    .meta({ description: 'True: whoever turns out to be the last adult deletes the family by leaving.' }),
})

export { ownerProof as eraseInput } from '@/lib/features/auth/confirmation/schema'
