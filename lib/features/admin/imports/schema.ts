import { z } from 'zod'

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true')

export const importQuery = z.object({
  dryRun: flag.meta({ description: 'Only returns the changes, without applying them.' }),
  digest: z.string().max(64).optional().meta({
    description: 'The digest of a dry run. Refused if the import would now change anything else.',
  }),
})

const counts = z.object({ create: z.int(), update: z.int(), unchanged: z.int(), conflict: z.int() })

const conflict = z.enum(['challenge_begun', 'challenge_needs_tasks', 'start_date_past', 'picture_in_use'])

const change = z.object({
  kind: z.enum(['task', 'challenge', 'badge', 'recipe', 'material']),
  id: z.uuid(),
  name: z.string(),
  change: z.enum(['create', 'update', 'conflict']),
  fields: z.array(z.string()).meta({ description: 'Fields that differ from the file; empty if new.' }),
  reason: conflict.nullable().meta({ description: 'Why a conflict is not imported.' }),
})

export const importResult = z.object({
  dryRun: z.boolean(),
  digest: z.string().meta({ description: 'Identifies exactly these changes.' }),
  counts: z.object({
    tasks: counts,
    challenges: counts,
    badges: counts,
    recipes: counts,
    materials: counts,
  }),
  changes: z.array(change).meta({ description: 'Everything that is not already identical.' }),
})

export type ImportResult = z.infer<typeof importResult>
export type ContentChange = z.infer<typeof change>
export type Conflict = z.infer<typeof conflict>
