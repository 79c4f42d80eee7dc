import { z } from 'zod'
import { createBadgeInput, kindOfRule } from '@/lib/features/badges/editor/schema'
import { badgeRule } from '@/lib/features/badges/schema'
import { createChallengeInput, windowProblem } from '@/lib/features/challenges/editor/schema'
import { plan } from '@/lib/features/challenges/plan/schema'
import { materialChange } from '@/lib/features/materials/uploads/schema'
import { createRecipeInput, RECIPE_LIMITS, recipeTranslation } from '@/lib/features/recipes/schema'
import { taskTextInput, taskTranslation } from '@/lib/features/tasks/schema'
import { lines } from '@/lib/platform/http/fields'
import { fieldPerLocale, localeField } from '@/lib/platform/i18n/schema'
import { repeated } from './rules'

export const CONTENT_FORMAT = 'brota-content'
export const CONTENT_VERSION = 1
/** Texts of thousands of tasks, or dozens of pictures. */
export const CONTENT_MAX_BYTES = 10 * 1024 * 1024

const id = z.uuid().toLowerCase()
const motif = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'invalid')

/** Picture ids are the same in every file; a missing field keeps the picture. */
const picture = z
  .strictObject({ id, webp: z.string().meta({ description: 'Its bytes in base64.' }) })
  .nullable()
  .optional()

const translations = <T extends z.ZodType>(text: T) => z.strictObject(fieldPerLocale(text.optional()))

const taskItem = z.strictObject({
  id,
  language: localeField,
  ...taskTextInput.shape,
  translations: translations(taskTranslation.strict()),
  motif,
  image: picture,
})

const { title, description, weekNumber, startDate, endDate } = createChallengeInput.shape
const planned = z.strictObject({ taskId: id, dayOfWeek: z.int(), orderInDay: z.int() })

const challengeItem = z
  .strictObject({
    id,
    language: localeField,
    title,
    description,
    translations: translations(
      z.strictObject({ title: lines({ max: 120 }), description: lines({ max: 2000 }) }).partial(),
    ),
    weekNumber,
    startDate,
    endDate,
    plan: z.array(planned).pipe(plan),
  })
  .superRefine((window, context) => {
    const message = windowProblem(window)
    if (message) context.addIssue({ code: 'custom', path: ['endDate'], message })
  })

const [ofChallenge, ofPhoto, ofStreak, ofTasks, ofFollows, ofCycle] = badgeRule.options
const rule = z.discriminatedUnion('type', [
  ofChallenge.strict(),
  ofPhoto.strict(),
  ofStreak.strict(),
  ofTasks.strict(),
  ofFollows.strict(),
  ofCycle.strict(),
])

const badgeItem = z
  .strictObject({
    id,
    kind: createBadgeInput.shape.kind,
    language: localeField,
    name: createBadgeInput.shape.name,
    description: createBadgeInput.shape.description,
    translations: translations(
      z.strictObject({ name: lines({ max: 120 }), description: lines({ max: 2000 }) }).partial(),
    ),
    rule,
    motif,
    image: picture,
    coloringImage: picture,
  })
  .superRefine((badge, context) => {
    if (kindOfRule(badge.rule) === badge.kind) return
    context.addIssue({ code: 'custom', path: ['rule'], message: 'badge_rule_kind' })
  })

const recipeItem = z.strictObject({
  id,
  language: localeField,
  title: createRecipeInput.shape.title,
  ingredients: createRecipeInput.shape.ingredients,
  steps: createRecipeInput.shape.steps,
  translations: translations(recipeTranslation.strict()),
  servings: z.int().min(1).max(RECIPE_LIMITS.servings).nullable(),
  minutes: z.int().min(1).max(RECIPE_LIMITS.minutes).nullable(),
  challengeId: id.nullable(),
  image: picture,
})

const materialItem = z.strictObject({
  id,
  challengeId: id,
  name: materialChange.shape.name,
  pdf: z.string().meta({ description: 'Its bytes in base64.' }),
})

const firstVersion = z
  .strictObject({
    format: z.literal(CONTENT_FORMAT),
    version: z.literal(CONTENT_VERSION),
    exportedAt: z.iso.datetime().optional(),
    tasks: z.array(taskItem),
    challenges: z.array(challengeItem),
    badges: z.array(badgeItem),
    recipes: z.array(recipeItem).default([]),
    materials: z.array(materialItem).default([]),
  })
  .superRefine(({ tasks, challenges, badges, recipes, materials }, context) => {
    for (const [list, items] of Object.entries({ tasks, challenges, badges, recipes, materials }))
      for (const index of repeated(items.map((item) => item.id)))
        context.addIssue({ code: 'custom', path: [list, index, 'id'], message: 'id_twice' })
    const pictures = [
      ...tasks,
      ...recipes,
      ...badges.flatMap(({ image, coloringImage }) => [{ image }, { image: coloringImage }]),
    ]
    const ids = pictures.flatMap(({ image }) => image?.id ?? [])
    if (repeated(ids).length > 0) context.addIssue({ code: 'custom', path: [], message: 'picture_twice' })
  })

/** Content file; validates format and version first. */
export const contentFile = z.discriminatedUnion(
  'format',
  [z.discriminatedUnion('version', [firstVersion], { error: 'content_version_unknown' })],
  { error: 'content_format_unknown' },
)

export type ContentFile = z.output<typeof contentFile>
