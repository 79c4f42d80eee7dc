import { z } from 'zod'

const count = z.int().min(0)

export const dashboard = z.object({
  totalUsers: count,
  activeFamilies: count,
  challengesCompleted: count,
  contentItems: count,
  recentActivity: z
    .array(
      z.object({
        id: z.uuid(),
        kind: z.enum([
          'created_family',
          'joined_family',
          'added_child',
          'completed_challenge',
          'earned_badge',
        ]),
        familyId: z.uuid(),
        familyName: z.string(),
        at: z.iso.datetime(),
      }),
    )
    .meta({ description: 'What happened in families in the last 48 hours, the newest first.' }),
})

export const range = z.enum(['week', 'month', 'quarter', 'year'])

export const analyticsQuery = z.object({ range: range.default('month') })

export const exportQuery = analyticsQuery.extend({ format: z.enum(['csv', 'pdf']).default('csv') })

export const analytics = z.object({
  range,
  from: z.iso.date(),
  to: z.iso.date(),
  users: z.object({ total: count, new: count, active: count, families: count, newFamilies: count }),
  content: z.object({ tasks: count, challenges: count, activeChallenges: count, badges: count }),
  engagement: z.object({
    completions: count,
    activeFamilies: count,
    badgesEarned: count,
    posts: count,
    likes: count,
    comments: count,
  }),
  topChallenges: z.array(z.object({ id: z.uuid(), title: z.string(), families: count, completions: count })),
  growth: z
    .array(z.object({ date: z.iso.date(), users: count, families: count, completions: count }))
    .meta({ description: 'What came new in each day, week or month, named by its first day.' }),
})

export type Analytics = z.infer<typeof analytics>
export type Range = z.infer<typeof range>
