import { z } from 'zod'
import { badge } from '@/lib/features/badges/schema'
import { parseWeek, RECAP_PHOTOS } from './rules'

const week = z.string().meta({ example: '2026-W48', description: 'ISO year and week.' })

export const recapQuery = z.object({
  week: week
    .refine((key) => parseWeek(key) !== null, 'week')
    .optional()
    .meta({
      description: 'The newest one by default: a week that is over, or the running one from Sunday noon.',
    }),
})

export const recap = z.object({
  week,
  tasksDone: z.int().meta({ description: "Tasks done in the week by the family's day, late ones included." }),
  daysInBloom: z.int().meta({ description: 'Days on which every task of the day was done on that day.' }),
  points: z.int(),
  streak: z.int().meta({ description: "The streak at the week's end; of the running week, now." }),
  badges: z.array(badge).meta({ description: 'Earned in the week, the first one first.' }),
  photos: z.array(z.uuid()).max(RECAP_PHOTOS).meta({ description: "The family's photos, newest first." }),
  best: z.uuid().nullable().meta({ description: 'The photo with the most likes, else the newest one.' }),
})

export type RecapView = z.infer<typeof recap>
