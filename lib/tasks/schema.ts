import { z } from 'zod'

export const taskText = z.object({ name: z.string(), description: z.string(), examples: z.array(z.string()) })

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
