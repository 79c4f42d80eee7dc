import { z } from 'zod'

const taskText = z.object({ name: z.string(), description: z.string(), examples: z.array(z.string()) })

export const task = taskText.extend({
  id: z.uuid(),
  imagePath: z.string().nullable(),
  motif: z
    .string()
    .meta({ description: "The product's own drawing for it, shown where there is no picture." }),
  language: z.enum(['en', 'pt-BR']).meta({ description: 'Language of the base text.' }),
  translations: z.partialRecord(z.enum(['en', 'pt-BR']), taskText.partial()),
})

export type Task = z.infer<typeof task>

/** Columns that a task's DTO is made of, also where other rooms select tasks along with their own rows. */
export const TASK_COLUMNS = {
  id: true,
  language: true,
  name: true,
  description: true,
  examples: true,
  translations: true,
  motif: true,
  imagePhotoId: true,
} as const
