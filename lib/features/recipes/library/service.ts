import 'server-only'
import { photoUrl } from '@/lib/features/photos/schema'
import { combinedTranslationState, localized, writtenTexts } from '@/lib/platform/i18n/content'
import { type Locale, toLocale } from '@/lib/platform/i18n/locales'
import { searchName } from '@/lib/platform/i18n/search'
import type { AdminActor } from '@/lib/platform/session/actor'
import { findRecipe, findRecipes } from '../service'
import * as repo from './repository'
import {
  RECIPES_A_PAGE,
  type RecipeForEditing,
  type RecipeListQuery,
  type RecipeSummary,
  type RecipeText,
  type Week,
} from './schema'

type RecipeRow = Awaited<ReturnType<typeof findRecipes>>[number]
type SearchableRecipe = RecipeSummary & { searched: string }

/** Returns a page of recipes; a search ignores accents, case and language. */
export async function listRecipeLibrary(actor: AdminActor, query: RecipeListQuery) {
  const [rows, weeks] = await Promise.all([findRecipes(), listWeeks(actor)])
  const byId = new Map(weeks.map((week) => [week.id, week]))
  const found = rows
    .map((row) => toRecipeSummary(row, actor.locale, byId.get(row.challengeId ?? '') ?? null))
    .filter(matching(query))
    .sort(sorting(query, actor.locale))
  const start = (query.page - 1) * RECIPES_A_PAGE
  const items = found.slice(start, start + RECIPES_A_PAGE).map(({ searched: _, ...recipe }) => recipe)
  return { items, total: found.length, all: rows.length, more: found.length > start + RECIPES_A_PAGE }
}

/** Returns a recipe with both languages, or null. */
export async function readRecipeForEditing(_: AdminActor, id: string): Promise<RecipeForEditing | null> {
  const row = await findRecipe(id)
  if (!row) return null
  const { version, servings, minutes, challengeId, imagePhotoId } = row
  const image = imagePhotoId && photoUrl(imagePhotoId)
  return { id, version, ...toTextsByLanguage(row), servings, minutes, challengeId, image }
}

/** Returns the challenges for a recipe, latest first. */
export async function listWeeks(actor: AdminActor): Promise<Week[]> {
  const rows = await repo.findWeeks()
  return rows.map(({ id, title, language, translations, startDate, endDate }) => {
    return { id, ...localized({ title }, language, translations, actor.locale), startDate, endDate }
  })
}

function toTextsByLanguage(row: RecipeRow): { language: Locale; texts: Record<Locale, RecipeText> } {
  const language = toLocale(row.language)
  const { title, ingredients, steps } = row
  return { language, texts: writtenTexts({ title, ingredients, steps }, language, row.translations) }
}

function toRecipeSummary(row: RecipeRow, locale: Locale, week: Week | null): SearchableRecipe {
  const { id, servings, minutes, imagePhotoId } = row
  const { language, texts } = toTextsByLanguage(row)
  const { title, ingredients, steps } = localized(texts[language], language, row.translations, locale)
  const words = Object.values(texts).flatMap((text) => [text.title, ...text.ingredients, ...text.steps])
  return {
    id,
    title,
    ingredients: ingredients.length,
    steps: steps.length,
    servings,
    minutes,
    image: imagePhotoId && photoUrl(imagePhotoId),
    translation: combinedTranslationState(language, texts),
    week,
    searched: searchName(words.join('\n')),
  }
}

function matching({ search, show }: RecipeListQuery): (recipe: SearchableRecipe) => boolean {
  const wanted = searchName(search)
  const shown = {
    all: () => true,
    attached: ({ week }: SearchableRecipe) => week !== null,
    unattached: ({ week }: SearchableRecipe) => week === null,
    untranslated: ({ translation }: SearchableRecipe) => translation !== 'whole',
    pictureless: ({ image }: SearchableRecipe) => image === null,
  }
  return (recipe) => recipe.searched.includes(wanted) && shown[show](recipe)
}

function sorting({ sort, order }: RecipeListQuery, locale: Locale) {
  const by = {
    title: (a: SearchableRecipe, b: SearchableRecipe) => a.title.localeCompare(b.title, locale),
    minutes: (a: SearchableRecipe, b: SearchableRecipe) => (a.minutes ?? 0) - (b.minutes ?? 0),
    week: (a: SearchableRecipe, b: SearchableRecipe) =>
      (a.week?.startDate ?? '').localeCompare(b.week?.startDate ?? ''),
  }
  const direction = order === 'asc' ? 1 : -1
  return (a: SearchableRecipe, b: SearchableRecipe) =>
    direction * by[sort](a, b) || by.title(a, b) || a.id.localeCompare(b.id)
}
