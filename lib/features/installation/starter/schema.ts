import { z } from 'zod'

const count = z.int().min(0)

export const starterResult = z.object({
  installed: z.boolean().meta({ description: 'False when the starter content was installed before.' }),
  active: z.boolean().meta({
    description: 'Whether families see its challenges; with other challenges present, they are drafts.',
  }),
  counts: z.object({ tasks: count, badges: count, recipes: count, challenges: count }),
})

export type StarterResult = z.infer<typeof starterResult>
