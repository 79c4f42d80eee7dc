import { z } from 'zod'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { optionalLine } from '@/lib/platform/http/fields'
import type { TranslationState } from '@/lib/platform/i18n/content'
import type { Locale } from '@/lib/platform/i18n/locales'

export const RECIPES_A_PAGE = 20
export const RECIPE_FILTERS = ['all', 'attached', 'unattached', 'untranslated', 'pictureless'] as const

/** Query of the list's address; ignores invalid values. */
export const recipeListQuery = z.object({
  search: optionalLine({ max: 120 }).catch(''),
  show: z.enum(RECIPE_FILTERS).catch('all'),
  sort: z.enum(['title', 'minutes', 'week']).catch('title'),
  order: z.enum(['asc', 'desc']).catch('asc'),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
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

export type RecipeText = { title: string; ingredients: string[]; steps: string[] }

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
