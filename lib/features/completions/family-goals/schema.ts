import { z } from 'zod'
import { line } from '@/lib/platform/http/fields'

export const GOAL_NAME_MAX = 60
export const MAX_LEAVES = 200

export const goalInput = z.object({
  name: line({ max: GOAL_NAME_MAX }).meta({ example: 'Picnic in the park' }),
  leaves: z.int().min(1).max(MAX_LEAVES).meta({ description: 'Number of tasks that reach the goal.' }),
  replaces: z
    .uuid()
    .nullish()
    .meta({ description: 'The current goal, as the caller knows it; missing without one.' }),
})

export const goalQuery = z.object({
  goal: z.uuid().meta({ description: 'The current goal, as the caller knows it.' }),
})

const goal = z.object({
  id: z.uuid(),
  name: z.string(),
  leaves: z.int(),
  createdAt: z.iso.datetime(),
})

export const familyGoals = z.object({
  current: goal
    .extend({ done: z.int().meta({ description: 'Tasks completed since it was set, up to `leaves`.' }) })
    .nullable(),
  reached: z.array(goal).meta({ description: 'The last ten, newest first.' }),
})

export type FamilyGoals = z.infer<typeof familyGoals>
