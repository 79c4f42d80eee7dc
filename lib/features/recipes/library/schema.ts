import { z } from 'zod'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { listQuery } from '@/lib/platform/http/paging'
import type { TranslationState } from '@/lib/platform/i18n/content'
import type { Locale } from '@/lib/platform/i18n/locales'

export const RECIPE_FILTERS = ['all', 'attached', 'unattached', 'untranslated', 'pictureless'] as const

export const recipeListQuery = listQuery.extend({
  show: z.enum(RECIPE_FILTERS).catch('all'),
  sort: z.enum(['title', 'minutes', 'week']).catch('title'),
})

export type RecipeListQuery = z.infer<typeof recipeListQuery>

export type Week = { id: string; title: string; startDate: LocalDate; endDate: LocalDate }

export type RecipeSummary = {
  id: string
  title: string
  ingredients: number
  steps: number
  servings: number | null
  minutes: number | null
  image: string | null
  translation: TranslationState
  week: Week | null
}

type RecipeText = { title: string; ingredients: string[]; steps: string[] }

export type RecipeForEditing = {
  id: string
  version: number
  language: Locale
  texts: Record<Locale, RecipeText>
  servings: number | null
  minutes: number | null
  image: string | null
  challengeId: string | null
}
