import 'server-only'
import { photoUrl } from '@/lib/features/photos/rules'
import { combinedTranslationState, localize, writtenTexts } from '@/lib/platform/i18n/content'
import { type Locale, toLocale } from '@/lib/platform/i18n/locales'
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

/** Returns a page of recipes; search ignores accents, case and language. */
export async function listRecipeLibrary(actor: AdminActor, query: RecipeListQuery) {
  const [rows, weeks, matches] = await Promise.all([
    findRecipes(),
    listWeeks(actor),
    repo.findMatches(query.search),
  ])
  const byId = new Map(weeks.map((week) => [week.id, week]))
  const found = rows
    .map((row) => toRecipeSummary(row, actor.locale, byId.get(row.challengeId ?? '') ?? null))
    .filter(matching(query, matches))
    .sort(sorting(query, actor.locale))
  const start = (query.page - 1) * RECIPES_A_PAGE
  const items = found.slice(start, start + RECIPES_A_PAGE)
  return { items, total: found.length, all: rows.length, pages: Math.ceil(found.length / RECIPES_A_PAGE) }
}

/** Returns a recipe in both languages. */
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
    return { id, ...localize({ title }, language, translations, actor.locale), startDate, endDate }
  })
}

function toTextsByLanguage(row: RecipeRow): { language: Locale; texts: Record<Locale, RecipeText> } {
  const language = toLocale(row.language)
  const { title, ingredients, steps } = row
  return { language, texts: writtenTexts({ title, ingredients, steps }, language, row.translations) }
}

function toRecipeSummary(row: RecipeRow, locale: Locale, week: Week | null): RecipeSummary {
  const { id, servings, minutes, imagePhotoId } = row
  const { language, texts } = toTextsByLanguage(row)
  const { title, ingredients, steps } = localize(texts[language], language, row.translations, locale)
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
  }
}

function matching(
  { show }: RecipeListQuery,
  matches: Set<string> | null,
): (recipe: RecipeSummary) => boolean {
  const shown = {
    all: () => true,
    attached: ({ week }: RecipeSummary) => week !== null,
    unattached: ({ week }: RecipeSummary) => week === null,
    untranslated: ({ translation }: RecipeSummary) => translation !== 'whole',
    pictureless: ({ image }: RecipeSummary) => image === null,
  }
  return (recipe) => (matches?.has(recipe.id) ?? true) && shown[show](recipe)
}

function sorting({ sort, order }: RecipeListQuery, locale: Locale) {
  const by = {
    title: (a: RecipeSummary, b: RecipeSummary) => a.title.localeCompare(b.title, locale),
    minutes: (a: RecipeSummary, b: RecipeSummary) => (a.minutes ?? 0) - (b.minutes ?? 0),
    week: (a: RecipeSummary, b: RecipeSummary) =>
      (a.week?.startDate ?? '').localeCompare(b.week?.startDate ?? ''),
  }
  const direction = order === 'asc' ? 1 : -1
  return (a: RecipeSummary, b: RecipeSummary) =>
    direction * by[sort](a, b) || by.title(a, b) || a.id.localeCompare(b.id)
}
