import { z } from 'zod'
import { isNearDate } from '@/lib/features/challenges/schema'

const from = z.iso.date().refine(isNearDate, 'date').optional()
const count = z.int().min(1).max(10_000)

/** Rule; rules.ts defines each type. */
export const badgeRule = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('challenge_complete'),
    weekNumber: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]).optional(),
  }),
  z.object({ type: z.literal('first_photo'), from }),
  z.object({ type: z.literal('streak'), count, from }),
  z.object({ type: z.literal('tasks'), count, from }),
  z.object({ type: z.literal('follows'), count, from }),
  z.object({ type: z.literal('cycle') }),
])

export const badge = z.object({
  id: z.uuid(),
  kind: z.enum(['weekly', 'special', 'monthly']),
  name: z.string(),
  description: z.string(),
  image: z.string().meta({ description: 'URL of the uploaded picture, else of the built-in drawing.' }),
  hasImage: z.boolean().meta({ description: 'False for a built-in drawing.' }),
  coloringImage: z.string(),
  hasColoringImage: z.boolean(),
  motif: z.string().meta({ description: 'Built-in drawing, shown without a picture.' }),
  rule: badgeRule,
  version: z.int().meta({ description: 'Increases with every save.' }),
  earned: z.boolean(),
  earnedAt: z.iso.datetime().nullable(),
  parts: z.array(z.object({ part: z.int().min(1).max(4), earned: z.boolean() })).optional(),
})

export type BadgeView = z.infer<typeof badge>

export type BadgeRow = {
  id: string
  kind: BadgeView['kind']
  language: string
  name: string
  description: string
  translations: unknown
  rule: unknown
  motif: string
  imagePhotoId: string | null
  coloringPhotoId: string | null
  version: number
}
