import { z } from 'zod'
import { TASK_LIMITS } from '@/lib/features/tasks/schema'
import { line } from '@/lib/platform/http/fields'

export const swapInput = z
  .object({
    taskId: z.uuid().optional().meta({ description: 'A library task that is not in the week.' }),
    title: line({ max: TASK_LIMITS.name }).optional().meta({
      description: "Instead of `taskId`: the family's own task. Other families do not see its title.",
      example: 'Stretch on the sofa',
    }),
  })
  .refine(({ taskId, title }) => taskId !== undefined || title !== undefined, {
    error: 'required',
    path: ['title'],
  })
  .refine(({ taskId, title }) => taskId === undefined || title === undefined, {
    error: 'unknown_field',
    path: ['title'],
  })
