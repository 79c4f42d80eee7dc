import { z } from 'zod'

export const progress = z.object({
  points: z.int(),
  streak: z.int(),
  bestStreak: z.int(),
  week: z.object({
    key: z.string().meta({ example: '2026-W47' }),
    done: z.int(),
    total: z.int(),
    lastWeek: z.int(),
    days: z.array(z.object({ date: z.iso.date(), done: z.int(), lastWeek: z.int() })).meta({
      description: 'Monday to Sunday: completed tasks of the day and of the same day a week earlier.',
    }),
  }),
  parts: z.array(
    z.object({ part: z.int().min(1).max(4), done: z.int(), needed: z.int(), earned: z.boolean() }),
  ),
})

export const whyQuery = z.object({ what: z.enum(['points', 'streak', 'parts']) })

export const progressEntry = z.object({
  at: z.iso.datetime().nullable(),
  date: z.iso.date(),
  what: z.string(),
  points: z.int().optional(),
})

export type ProgressView = z.infer<typeof progress>
export type ProgressEntry = z.infer<typeof progressEntry>
