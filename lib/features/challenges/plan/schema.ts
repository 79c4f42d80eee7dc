import { z } from 'zod'

const weeksBack = z.coerce.number().int().min(0).max(520).default(4)

const ASSIGNMENTS_MAX = 140

const assignment = z.object({
  taskId: z.uuid(),
  dayOfWeek: z.int().min(1).max(7),
  orderInDay: z.int().min(1).max(ASSIGNMENTS_MAX),
})

/** Validates that each task and each position is used once a day. */
export const plan = z
  .array(assignment)
  .max(ASSIGNMENTS_MAX)
  .superRefine((rows, context) => {
    const seen = new Set<string>()
    for (const [index, { taskId, dayOfWeek, orderInDay }] of rows.entries()) {
      const places = { taskId: [taskId, 'task_twice_a_day'], orderInDay: [orderInDay, 'order_twice_a_day'] }
      for (const [field, [value, message]] of Object.entries(places)) {
        const key = `${field} ${dayOfWeek} ${value}`
        if (seen.has(key))
          context.addIssue({ code: 'custom', path: [index, field], message: String(message) })
        seen.add(key)
      }
    }
  })

export type Plan = z.infer<typeof plan>

export const version = z
  .int()
  .optional()
  .meta({ description: 'The `version` that was read. Refused if another user has saved since then.' })

export const planInput = z.object({ taskAssignments: plan, version })

export const unusedQuery = z.object({ weeksBack })

export const autoSelectInput = z
  .object({
    startDate: z.iso
      .date('date')
      .meta({ description: 'The week to fill; tasks planned for it count as used.' }),
    endDate: z.iso.date('date'),
    excludeRecentlyUsed: z.boolean().default(true).meta({
      description: 'Has no effect: recently used tasks always come last, so that a week can be filled.',
    }),
    weeksBack: z.int().min(0).max(520).default(4).meta({
      description: 'Tasks used in these last weeks are chosen only if no others are left.',
    }),
  })
  .refine(({ startDate, endDate }) => endDate > startDate, {
    path: ['endDate'],
    error: 'end_date_after_start',
  })
