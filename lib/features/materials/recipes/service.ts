import 'server-only'
import { createTranslator } from 'next-intl'
import type { Recipe } from '@/lib/features/recipes/schema'
import { getRecipe, listChallengeRecipes } from '@/lib/features/recipes/service'
import type { Bytes } from '@/lib/platform/http/endpoint'
import type { Locale } from '@/lib/platform/i18n/locales'
import { getCatalog } from '@/lib/platform/i18n/messages'
import type { PrintedPart } from '@/lib/platform/pdf/print'
import type { Printer } from '@/lib/platform/pdf/printer'
import type { Actor } from '@/lib/platform/session/actor'
import { loadPictureAsPng, toFileResponse } from '../badges/service'
import { fileName } from '../rules'

/**
 * Returns a recipe's PDF.
 * @throws AppError not_found
 */
export async function readRecipeMaterial(actor: Actor, id: string, print: Printer): Promise<Bytes> {
  const recipe = await getRecipe(actor, id)
  const part = await recipePage(recipe, actor.locale)
  const body = await print({ title: recipe.title, language: actor.locale }, [part])
  return toFileResponse(body, fileName(recipe.title, '.pdf'))
}

/** Returns the pages of a challenge's recipes. */
export async function createRecipePages(challengeId: string, locale: Locale): Promise<PrintedPart[]> {
  const recipes = await listChallengeRecipes(challengeId, locale)
  return Promise.all(recipes.map((recipe) => recipePage(recipe, locale)))
}

async function recipePage(recipe: Recipe, locale: Locale): Promise<PrintedPart> {
  const t = createTranslator({ locale, messages: getCatalog(locale), namespace: 'materials' })
  const { title, ingredients, steps, servings, minutes } = recipe
  const page = {
    eyebrow: t('recipe.name'),
    title,
    facts: [
      ...(servings === null ? [] : [t('recipe.servings', { count: servings })]),
      ...(minutes === null ? [] : [t('recipe.minutes', { count: minutes })]),
    ],
    picture: await loadPictureAsPng(recipe.image),
    ingredients: { heading: t('recipe.ingredients'), rows: ingredients },
    steps: { heading: t('recipe.steps'), rows: steps },
    footer: t('page', { page: '{page}', pages: '{pages}' }),
  }
  return { kind: 'recipe', page }
}
