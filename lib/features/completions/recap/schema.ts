import { z } from 'zod'
import { badge } from '@/lib/features/badges/schema'
import { parseWeek, RECAP_PHOTOS } from './rules'

const week = z.string().meta({ example: '2026-W48', description: 'ISO year and week.' })

export const recapQuery = z.object({
  week: week
    .refine((key) => parseWeek(key) !== null, 'week')
    .optional()
    .meta({
      description: 'By default the last week that is over, or from Sunday noon the current one.',
    }),
})

export const recap = z.object({
  week,
  tasksDone: z.int().meta({ description: "Tasks completed in the family's week, late ones included." }),
  daysInBloom: z.int().meta({ description: 'Days whose tasks were all completed on the same day.' }),
  points: z.int(),
  streak: z.int().meta({ description: 'The streak at the end of the week; for the current week, now.' }),
  badges: z.array(badge).meta({ description: 'Earned in the week, oldest first.' }),
  photos: z.array(z.uuid()).max(RECAP_PHOTOS).meta({ description: "The family's photos, newest first." }),
  best: z.uuid().nullable().meta({ description: 'The photo with the most likes, otherwise the newest.' }),
})

export type RecapView = z.infer<typeof recap>
