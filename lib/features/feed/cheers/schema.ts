import { z } from 'zod'
import { CHEERS } from './rules'

const cheer = z.enum(CHEERS)

export const cheerCounts = z.object({ bravo: z.int(), growing: z.int(), sunny: z.int() })

export const myCheer = cheer.nullable().meta({ description: "The reader's own cheer." })

export const cheerInput = z.object({
  cheer: cheer.nullable().meta({ description: 'Null removes the cheer.' }),
})
