import 'server-only'
import { photoUrl } from '@/lib/features/photos/rules'
import { findMatchingIds } from '@/lib/platform/db/search'
import { sortPage } from '@/lib/platform/http/paging'
import { combinedTranslationState, localize, toTextsByLanguage } from '@/lib/platform/i18n/content'
import type { Locale } from '@/lib/platform/i18n/locales'
import type { AdminActor } from '@/lib/platform/session/actor'
import { findRecipe, findRecipes } from '../service'
import * as repo from './repository'
import type { RecipeForEditing, RecipeListQuery, RecipeSummary, Week } from './schema'

type RecipeRow = Awaited<ReturnType<typeof findRecipes>>[number]

/** Returns a page of recipes; search ignores accents, case and language. */
export async function listRecipeLibrary(actor: AdminActor, query: RecipeListQuery) {
  const [rows, weeks, matches] = await Promise.all([
    findRecipes(),
    listWeeks(actor),
    findMatchingIds('recipes', query.search),
  ])
  const byId = new Map(weeks.map((week) => [week.id, week]))
  const found = rows
    .map((row) => toRecipeSummary(row, actor.locale, byId.get(row.challengeId ?? '') ?? null))
    .filter(matching(query, matches))
  const byTitle = (a: RecipeSummary, b: RecipeSummary) => a.title.localeCompare(b.title, actor.locale)
  const compare = { title: byTitle, minutes: byMinutes, week: byWeek }
  return { ...sortPage(found, query, compare, byTitle), all: rows.length }
}

/** Returns a recipe in both languages. */
export async function readRecipeForEditing(_: AdminActor, id: string): Promise<RecipeForEditing | null> {
  const row = await findRecipe(id)
  if (!row) return null
  const { version, servings, minutes, challengeId, imagePhotoId } = row
  const image = imagePhotoId && photoUrl(imagePhotoId)
  return { id, version, ...toTexts(row), servings, minutes, challengeId, image }
}

/** Returns the challenges for a recipe, latest first. */
export async function listWeeks(actor: AdminActor): Promise<Week[]> {
  const rows = await repo.findWeeks()
  return rows.map(({ id, title, language, translations, startDate, endDate }) => {
    return { id, ...localize({ title }, language, translations, actor.locale), startDate, endDate }
  })
}

function toTexts(row: RecipeRow) {
  const { title, ingredients, steps } = row
  return toTextsByLanguage(row, { title, ingredients, steps })
}

function toRecipeSummary(row: RecipeRow, locale: Locale, week: Week | null): RecipeSummary {
  const { id, servings, minutes, imagePhotoId } = row
  const { language, texts } = toTexts(row)
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

const byMinutes = (a: RecipeSummary, b: RecipeSummary) => (a.minutes ?? 0) - (b.minutes ?? 0)

const byWeek = (a: RecipeSummary, b: RecipeSummary) =>
  (a.week?.startDate ?? '').localeCompare(b.week?.startDate ?? '')
