import { z } from 'zod'

export const leaveInput = z.object({
  deleteFamily: z
    .boolean()
    .optional()
    .meta({ description: 'True: if the user is the last adult, leaving deletes the family.' }),
})

export { ownerProof as eraseInput } from '@/lib/features/auth/confirmation/schema'
