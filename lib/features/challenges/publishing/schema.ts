import { z } from 'zod'
import { isTimeZone, type LocalDate } from '@/lib/platform/dates/local-date'
import { listQuery } from '@/lib/platform/http/paging'
import type { Locale } from '@/lib/platform/i18n/locales'
import { localeField } from '@/lib/platform/i18n/schema'
import { DEFAULT_WEEKS_BACK } from '../rules'
import { type ChallengeView, isNearDate } from '../schema'

const weekNumber = z.int().min(1).max(4)
const date = z.iso.date()

export const checkQuery = z.object({
  weeksBack: z.coerce
    .number()
    .int()
    .min(0)
    .max(52)
    .default(DEFAULT_WEEKS_BACK)
    .meta({ description: 'Weeks before the challenge in which a used task counts as repeated.' }),
})

/** Problem of a challenge; its code decides which of the optional fields are set. */
export const finding = z.object({
  code: z.enum([
    'no_tasks',
    'title_missing',
    'description_missing',
    'empty_day',
    'task_untranslated',
    'task_repeated',
    'overlap',
    'cycle_broken',
    'window_over',
  ]),
  severity: z
    .enum(['error', 'warning'])
    .meta({ description: 'An error prevents activation; a warning does not.' }),
  language: localeField.optional(),
  day: z.int().min(1).max(7).optional(),
  task: z.object({ id: z.uuid(), name: z.string() }).optional(),
  challenge: z.object({ id: z.uuid(), title: z.string(), startDate: date, weekNumber }).optional(),
  weekNumber: weekNumber
    .nullable()
    .optional()
    .meta({ description: 'The number that fits the cycle; null if none does.' }),
})

export type Finding = z.infer<typeof finding>

const PERIODS = ['all', 'ahead', 'month', 'quarter', 'year'] as const
const STATUSES = ['inactive', 'upcoming', 'active', 'completed'] as const

export const challengeListQuery = listQuery.extend({
  status: z.enum(STATUSES).optional().catch(undefined),
  period: z.enum(PERIODS).catch('all'),
  sort: z.enum(['start', 'title']).catch('start'),
  order: z.enum(['asc', 'desc']).optional().catch(undefined),
})

export type ChallengeListQuery = z.infer<typeof challengeListQuery>

export const challengeSummary = z.object({
  id: z.uuid(),
  title: z.string(),
  weekNumber,
  startDate: date,
  endDate: date,
  isActive: z.boolean(),
  status: z.enum(STATUSES),
  version: z.int(),
  taskCount: z.int(),
  completionCount: z.int(),
  translated: z.enum(['whole', 'partly', 'missing']),
})

export type ChallengeSummary = z.infer<typeof challengeSummary>

export const previewQuery = z.object({
  date: date.refine(isNearDate).optional().catch(undefined),
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .default('12:00')
    .catch('12:00'),
  zone: z.string().refine(isTimeZone).optional().catch(undefined),
  language: localeField.optional().catch(undefined),
})

export type PreviewQuery = z.infer<typeof previewQuery>

export type ChallengePreview = {
  challenge: ChallengeView
  moment: {
    date: LocalDate
    time: string
    clock: string
    /** In the family's zone. */
    zone: string
    today: LocalDate
    localTime: string
    language: Locale
  }
  isActive: boolean
  /** From its first day on. */
  isVisible: boolean
}
