import { z } from 'zod'
import { badge } from '@/lib/features/badges/schema'
import { challengeTask } from '@/lib/features/challenges/schema'
import { lines } from '@/lib/platform/http/fields'

export const DESCRIPTION_MAX = 2000

export const completeInput = z.object({
  photoId: z.uuid(),
  description: lines({ max: DESCRIPTION_MAX }).default(''),
  kidIds: z
    .array(z.uuid())
    .max(50)
    .default([])
    .transform((ids) => [...new Set(ids)]),
  showsChild: z.boolean().default(true).meta({ description: 'Whether a child is visible; true by default.' }),
  madeOn: z.iso.date().optional().meta({
    description: "The family's day that the user saw in the dialog. Refused if another day would count.",
  }),
})

const weekNumber = z.int().min(1).max(4)

export const completionResult = z.object({
  task: challengeTask,
  points: z.object({ earned: z.int(), total: z.int() }),
  streak: z.int(),
  badge: badge.nullable().meta({ description: 'The first of `badges`.' }),
  badges: z.array(badge),
  petal: z
    .object({ part: weekNumber, earned: z.array(weekNumber) })
    .nullable()
    .meta({ description: 'The new part of the monthly badge, with all parts that the family has.' }),
})
export type CompletionResult = z.infer<typeof completionResult>
