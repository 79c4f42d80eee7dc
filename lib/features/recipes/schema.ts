import { z } from 'zod'
import { line, lines, sentVersion } from '@/lib/platform/http/fields'
import { jsonField } from '@/lib/platform/http/json-field'
import { localeField } from '@/lib/platform/i18n/schema'
import { isBlank } from '@/lib/platform/text/clean'

export const RECIPE_LIMITS = {
  title: 120,
  ingredients: 40,
  ingredient: 200,
  steps: 30,
  step: 1000,
  servings: 100,
  minutes: 1440,
} as const

const text = z.object({ title: z.string(), ingredients: z.array(z.string()), steps: z.array(z.string()) })

export const recipe = text.extend({
  id: z.uuid(),
  servings: z.int().nullable(),
  minutes: z.int().nullable().meta({ description: 'Total time.' }),
  image: z.string().nullable(),
  challengeId: z.uuid().nullable().meta({ description: 'The challenge whose printables include it.' }),
  language: localeField.meta({ description: 'Language of the base text.' }),
  translations: z.partialRecord(localeField, text.partial()),
  version: z.int(),
})

export type Recipe = z.infer<typeof recipe>

/** Repeated, without blank rows. */
function rows({ max, each, required }: { max: number; each: number; required: string }) {
  return z
    .union([z.string(), z.array(z.string())], {
      error: ({ input }) => (input === undefined ? required : undefined),
    })
    .transform((value) => [value].flat().filter((row) => !isBlank(row)))
    .pipe(
      z
        .array(line({ max: each }))
        .min(1, required)
        .max(max),
    )
}

/** A blank number removes the value. */
const numberField = (max: number) =>
  z
    .string()
    .transform((value) => (isBlank(value) ? null : Number(value)))
    .pipe(z.int().min(1).max(max).nullable())
    .optional()
    .meta({ description: `1 to ${max}; blank: none.` })

const translated = (max: number, each: number) =>
  z
    .array(lines({ max: each }))
    .max(max)
    .optional()

export const recipeTranslation = z.object({
  title: lines({ max: RECIPE_LIMITS.title }).optional(),
  ingredients: translated(RECIPE_LIMITS.ingredients, RECIPE_LIMITS.ingredient),
  steps: translated(RECIPE_LIMITS.steps, RECIPE_LIMITS.step),
})

export const createRecipeInput = z.object({
  title: line({ max: RECIPE_LIMITS.title, required: 'recipe_title_required' }),
  ingredients: rows({
    max: RECIPE_LIMITS.ingredients,
    each: RECIPE_LIMITS.ingredient,
    required: 'recipe_ingredient_required',
  }),
  steps: rows({ max: RECIPE_LIMITS.steps, each: RECIPE_LIMITS.step, required: 'recipe_step_required' }),
  servings: numberField(RECIPE_LIMITS.servings),
  minutes: numberField(RECIPE_LIMITS.minutes),
  challengeId: z
    .union([z.literal(''), z.uuid()])
    .transform((id) => id || null)
    .optional()
    .meta({ description: 'The challenge whose printables include it; blank: none.' }),
  language: localeField.optional().meta({ description: 'Language of the base text.' }),
  translations: jsonField(z.partialRecord(localeField, recipeTranslation))
    .optional()
    .meta({ description: 'JSON: texts in the other language, by language.' }),
  image: z.file().optional(),
})

export const updateRecipeInput = createRecipeInput
  .partial()
  .extend({ removeImage: z.enum(['true', 'false']).optional(), version: sentVersion })
