import { z } from 'zod'
import { line, lines, sentVersion, typeError } from '@/lib/platform/http/fields'
import { jsonField } from '@/lib/platform/http/json-field'
import { localeField } from '@/lib/platform/i18n/schema'
import { isBlank } from '@/lib/platform/text/clean'

export const TASK_LIMITS = { name: 120, description: 2000, examples: 20, example: 300 } as const

/** Drawing of a family's own task. */
export const OWN_TASK_MOTIF = 'sprout'

const taskText = z.object({ name: z.string(), description: z.string(), examples: z.array(z.string()) })

export type TaskText = z.infer<typeof taskText>

/** Blank text; lists the fields per language. */
export const BLANK_TASK_TEXT: TaskText = { name: '', description: '', examples: [] }

export const TASK_TEXT_FIELDS = Object.keys(BLANK_TASK_TEXT) as (keyof TaskText)[]

/** Returns a task's base text. */
export function toTaskText(row: TaskText): TaskText {
  return Object.fromEntries(TASK_TEXT_FIELDS.map((field) => [field, row[field]])) as TaskText
}

export const task = taskText.extend({
  id: z.uuid(),
  imagePath: z.string().nullable(),
  motif: z.string().meta({ description: 'Built-in drawing, shown without a picture.' }),
  language: localeField.meta({ description: 'Language of the base text.' }),
  translations: z.partialRecord(localeField, taskText.partial()),
  version: z.int(),
})

export type Task = z.infer<typeof task>

/** Columns of a task's DTO. */
export const TASK_COLUMNS = {
  id: true,
  language: true,
  name: true,
  description: true,
  examples: true,
  translations: true,
  motif: true,
  imagePhotoId: true,
  version: true,
} as const

const name = line({ max: TASK_LIMITS.name, required: 'task_name_required' })
const description = z
  .string({ error: typeError('task_description_required') })
  .pipe(lines({ max: TASK_LIMITS.description }))
  .pipe(z.string().min(1, 'task_description_required'))

const exampleList = z
  .array(line({ max: TASK_LIMITS.example }))
  .min(1, 'task_example_required')
  .max(TASK_LIMITS.examples)

/** Base text of a task in JSON. */
export const taskTextInput = z.object({ name, description, examples: exampleList })

/** Repeated, without blank rows. */
const examples = z
  .union([z.string(), z.array(z.string())], {
    error: ({ input }) => (input === undefined ? 'task_example_required' : undefined),
  })
  .transform((value) => [value].flat().filter((example) => !isBlank(example)))
  .pipe(exampleList)

const language = localeField.optional().meta({ description: 'Language of the base text.' })
const image = z.file().optional()

export const taskTranslation = z.object({
  name: lines({ max: TASK_LIMITS.name }).optional(),
  description: lines({ max: TASK_LIMITS.description }).optional(),
  examples: z
    .array(lines({ max: TASK_LIMITS.example }))
    .max(TASK_LIMITS.examples)
    .optional(),
})

const translations = jsonField(z.partialRecord(localeField, taskTranslation))
  .optional()
  .meta({ description: 'JSON: texts in the other language, by language.' })

export const createTaskInput = taskTextInput.extend({ examples, language, translations, image })

export const updateTaskInput = createTaskInput
  .partial()
  .extend({ removeImage: z.enum(['true', 'false']).optional(), version: sentVersion })
