import { z } from 'zod'
import type { LocalDate } from '@/lib/dates/local-date'
import { optionalLine } from '@/lib/http/fields'
import type { TranslationState } from '@/lib/i18n/content'
import type { Locale } from '@/lib/i18n/locales'

export const TASKS_A_PAGE = 20
export const UNUSED_WEEKS = ['4', '8', '12', '26'] as const
export const TASK_FILTERS = ['all', 'unused', 'untranslated', 'pictureless'] as const

/** What stands in the address of the list; what cannot be read there counts as not said. */
export const taskListQuery = z.object({
  search: optionalLine({ max: 120 }).catch(''),
  show: z.enum(TASK_FILTERS).catch('all'),
  weeks: z.enum(UNUSED_WEEKS).catch('4').transform(Number),
  sort: z.enum(['name', 'uses', 'lastUsed']).catch('name'),
  order: z.enum(['asc', 'desc']).catch('asc'),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})

export type TaskListQuery = z.infer<typeof taskListQuery>

/** A task as it stands in the list of those who edit. */
export type TaskSummary = {
  id: string
  name: string
  description: string
  motif: string
  imagePath: string | null
  translation: TranslationState
  /** In how many challenges it stands. */
  uses: number
  /** The last week in which it stands, which may be still to come. */
  lastUsed: { startDate: LocalDate; endDate: LocalDate } | null
}

/** A challenge in whose plan a task stands. */
export type TaskUse = {
  challengeId: string
  title: string
  startDate: LocalDate
  endDate: LocalDate
  /** Weekdays from 1, Monday. */
  days: number[]
  state: 'past' | 'running' | 'coming'
}

export type TaskText = { name: string; description: string; examples: string[] }

/** A task as it was written, in both languages, and where it is used: the latest week first. */
export type TaskForEditing = {
  id: string
  version: number
  language: Locale
  texts: Record<Locale, TaskText>
  motif: string
  imagePath: string | null
  uses: TaskUse[]
}
