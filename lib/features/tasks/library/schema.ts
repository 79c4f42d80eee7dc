import { z } from 'zod'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { listQuery } from '@/lib/platform/http/paging'
import type { TranslationState } from '@/lib/platform/i18n/content'
import type { Locale } from '@/lib/platform/i18n/locales'
import type { TaskText } from '../schema'

export const UNUSED_WEEKS = ['4', '8', '12', '26'] as const
export const TASK_FILTERS = ['all', 'unused', 'untranslated', 'pictureless'] as const

export const taskListQuery = listQuery.extend({
  show: z.enum(TASK_FILTERS).catch('all'),
  weeks: z.enum(UNUSED_WEEKS).catch('4').transform(Number),
  sort: z.enum(['name', 'uses', 'lastUsed']).catch('name'),
})

export type TaskListQuery = z.infer<typeof taskListQuery>

export type TaskSummary = {
  id: string
  name: string
  description: string
  motif: string
  imagePath: string | null
  translation: TranslationState
  uses: number
  /** Possibly in the future. */
  lastUsed: { startDate: LocalDate; endDate: LocalDate } | null
}

export type TaskUse = {
  challengeId: string
  title: string
  startDate: LocalDate
  endDate: LocalDate
  /** Weekdays from 1, Monday. */
  days: number[]
  state: 'past' | 'running' | 'coming'
}

export type TaskForEditing = {
  id: string
  version: number
  language: Locale
  texts: Record<Locale, TaskText>
  motif: string
  imagePath: string | null
  uses: TaskUse[]
}
