import { z } from 'zod'

export const joinedFamily = z.object({ id: z.uuid(), name: z.string() })
