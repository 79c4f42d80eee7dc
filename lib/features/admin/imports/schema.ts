import { z } from 'zod'

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true')

export const importQuery = z.object({
  dryRun: flag.meta({ description: 'Tells what would change and changes nothing.' }),
  digest: z.string().max(64).optional().meta({
    description: 'That of a dry run: refused when something else than that would change by now.',
  }),
})

const counts = z.object({ create: z.int(), update: z.int(), unchanged: z.int(), conflict: z.int() })

const conflict = z.enum(['challenge_begun', 'challenge_needs_tasks', 'start_date_past', 'picture_in_use'])

const change = z.object({
  kind: z.enum(['task', 'challenge', 'badge', 'recipe', 'material']),
  id: z.uuid(),
  name: z.string(),
  change: z.enum(['create', 'update', 'conflict']),
  fields: z.array(z.string()).meta({ description: 'What is not as the file has it; empty for what is new.' }),
  reason: conflict.nullable().meta({ description: 'Why a conflict is left as it is.' }),
})

export const importResult = z.object({
  dryRun: z.boolean(),
  digest: z.string().meta({ description: 'Stands for exactly these changes.' }),
  counts: z.object({
    tasks: counts,
    challenges: counts,
    badges: counts,
    recipes: counts,
    materials: counts,
  }),
  changes: z.array(change).meta({ description: 'All that is not the same already.' }),
})

export type ImportResult = z.infer<typeof importResult>
export type ContentChange = z.infer<typeof change>
export type Conflict = z.infer<typeof conflict>
