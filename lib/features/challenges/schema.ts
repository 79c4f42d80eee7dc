import { z } from 'zod'
import { photoPlaceholder } from '@/lib/features/photos/schema'
import { task } from '@/lib/features/tasks/schema'
import { isLocalDate } from '@/lib/platform/dates/local-date'
import { optionalLine } from '@/lib/platform/http/fields'
import { pageQuery } from '@/lib/platform/http/paging'

const date = z.iso.date()

/** Checks for a date that date arithmetic supports. */
export function isNearDate(value: string): boolean {
  return isLocalDate(value) && value > '1900' && value < '3000'
}

const askedDate = date.refine(isNearDate, 'date')
const dayOfWeek = z.int().min(1).max(7)

export const challengeQuery = pageQuery.extend({
  isActive: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  startDate: askedDate.optional(),
  endDate: askedDate.optional(),
  search: optionalLine({ max: 120 }).optional(),
})

/** Assignment; `id` identifies the assignment, `taskId` its task. */
export const challengeTask = z.object({
  id: z.uuid(),
  taskId: z.uuid(),
  title: z.string(),
  swappedFrom: z
    .string()
    .nullable()
    .meta({ description: 'Title of the planned task that the family swapped for this one.' }),
  description: z.string(),
  examples: z.array(z.string()),
  imagePath: z.string().nullable(),
  motif: z.string(),
  day: dayOfWeek,
  orderInDay: z.int().min(1),
  date,
  completed: z.boolean(),
  completedAt: z.iso.datetime().nullable(),
  completedOn: date.nullable().meta({ description: "Day of the completion in the family's zone." }),
  photoUrl: z.string().nullable(),
  photoPlaceholder,
})

export const challenge = z.object({
  id: z.uuid(),
  title: z.string(),
  description: z.string(),
  weekNumber: z.int().min(1).max(4),
  startDate: date,
  endDate: date,
  isActive: z.boolean(),
  status: z.enum(['inactive', 'upcoming', 'active', 'completed']),
  version: z.int(),
  progress: z.object({ done: z.int(), total: z.int() }),
  materials: z.array(z.object({ name: z.string(), url: z.string() })),
  tasks: z.array(challengeTask),
  taskAssignments: z.array(
    z.object({ id: z.uuid(), taskId: z.uuid(), dayOfWeek, orderInDay: z.int().min(1), task }),
  ),
})

export type ChallengeView = z.infer<typeof challenge>
export type ChallengeTaskView = z.infer<typeof challengeTask>
