import { z } from 'zod'
import { badge } from '@/lib/features/badges/schema'
import { photoPlaceholder } from '@/lib/features/photos/schema'

export const listedCompletion = z.object({
  id: z.uuid(),
  photoUrl: z.string().nullable(),
  photoPlaceholder,
  taskTitle: z.string(),
  description: z.string(),
  motif: z.string(),
  date: z.iso.date(),
  badge: badge.nullable(),
})

export const completionsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(200).optional(),
})

export type CompletionView = z.infer<typeof listedCompletion>

export const kidCompletion = listedCompletion
  .omit({ description: true, badge: true })
  .extend({ challengeTitle: z.string() })

export type KidCompletion = z.infer<typeof kidCompletion>
