import type { RecipeForEditing, RecipeText } from '@/lib/features/recipes/library/schema'
import type { Locale } from '@/lib/platform/i18n/locales'
import { type BilingualValues, toBilingualPayload } from '../content/bilingual'

export type RecipeValues = BilingualValues<RecipeText> & {
  /** As typed; may be blank. */
  servings: string
  minutes: string
  challengeId: string
}

export const RECIPE_TEXT_FIELDS = ['title', 'ingredients', 'steps'] as const

/** Returns the default values of the form, with one blank row for empty lists. */
export function recipeValues(recipe: RecipeForEditing | null, language: Locale): RecipeValues {
  const shown = (text: RecipeText | undefined): RecipeText => ({
    title: text?.title ?? '',
    ingredients: text?.ingredients.length ? text.ingredients : [''],
    steps: text?.steps.length ? text.steps : [''],
  })
  return {
    language: recipe?.language ?? language,
    texts: { en: shown(recipe?.texts.en), 'pt-BR': shown(recipe?.texts['pt-BR']) },
    servings: recipe?.servings?.toString() ?? '',
    minutes: recipe?.minutes?.toString() ?? '',
    challengeId: recipe?.challengeId ?? '',
  }
}

export function recipeBody(values: RecipeValues) {
  const { servings, minutes, challengeId } = values
  const { en, 'pt-BR': pt } = values.texts
  const { translations, ingredients, steps, ...payload } = toBilingualPayload({
    ...values,
    texts: { en: filled(en), 'pt-BR': filled(pt) },
  })
  return {
    ...payload,
    // A form cannot encode an empty list; the server drops the one blank row.
    ingredients: ingredients.length ? ingredients : [''],
    steps: steps.length ? steps : [''],
    translations: JSON.stringify(translations),
    servings,
    minutes,
    challengeId,
  }
}

function filled({ ingredients, steps, ...text }: RecipeText): RecipeText {
  const isFilled = (row: string) => row.trim() !== ''
  return { ...text, ingredients: ingredients.filter(isFilled), steps: steps.filter(isFilled) }
}
