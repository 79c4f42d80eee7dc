import { z } from 'zod'
import { diffDays } from '@/lib/platform/dates/local-date'
import { line, lines, typeError } from '@/lib/platform/http/fields'
import { fieldPerLocale, localeField } from '@/lib/platform/i18n/schema'
import { plan, version } from '../plan/schema'
import { CHALLENGE_DAYS, type ChallengeWindow } from '../rules'
import { isNearDate } from '../schema'

const CHALLENGE_LIMITS = { title: 120, description: 2000 } as const

const date = (required: string) =>
  z
    .string({ error: typeError(required) })
    .min(1, { error: required, abort: true })
    .refine(isNearDate, { error: 'date', abort: true })

const text = {
  title: line({ max: CHALLENGE_LIMITS.title, required: 'challenge_title_required' }),
  description: lines({ max: CHALLENGE_LIMITS.description }),
}

const fields = z.object({
  ...text,
  weekNumber: z.int().min(1).max(4),
  startDate: date('start_date_required'),
  endDate: date('end_date_required'),
  language: localeField.meta({ description: 'Language of the base text.' }).optional(),
  translations: z
    .partialRecord(
      localeField,
      z.object({ title: lines({ max: 120 }), description: lines({ max: 2000 }) }).partial(),
    )
    .optional(),
  taskAssignments: plan.optional(),
})

/** Returns the problem of a window that is not a week. */
export function windowProblem({ startDate, endDate }: ChallengeWindow): string | null {
  const days = diffDays(endDate, startDate)
  if (days <= 0) return 'end_date_after_start'
  return days === CHALLENGE_DAYS - 1 ? null : 'challenge_seven_days'
}

export const createChallengeInput = fields
  .extend({ description: text.description.default('') })
  .superRefine((window, context) => {
    const message = windowProblem(window)
    if (message) context.addIssue({ code: 'custom', path: ['endDate'], message })
  })

export const updateChallengeInput = fields.partial().extend({ isActive: z.boolean().optional(), version })

export const deleteChallengeQuery = z.object({
  force: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
})

export const copyChallengeInput = z.object({
  startDate: date('start_date_required'),
  weekNumber: fields.shape.weekNumber.optional().meta({ description: 'By default that of the original.' }),
})

const written = z.object({ title: z.string(), description: z.string() })

export const challengeSource = z.object({
  id: z.uuid(),
  version: z.int(),
  language: localeField.meta({ description: 'Language of the base text.' }),
  texts: z.object(fieldPerLocale(written)),
  weekNumber: z.int().min(1).max(4),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  isActive: z.boolean(),
  hasBegun: z.boolean().meta({ description: 'Its dates and week number can no longer change.' }),
  taskCount: z.int(),
})

export const freeWeek = z.object({
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  weekNumber: z.int().min(1).max(4),
})

export type ChallengeSource = z.infer<typeof challengeSource>
export type FreeWeek = z.infer<typeof freeWeek>
