import { z } from 'zod'
import { reason } from '../schema'

const count = z.int().min(0)
const familyCount = count.nullable().meta({
  description: 'Activity of families in complete weeks, rounded to a multiple of 5; null with a reason.',
})

const week = z.object({ id: z.uuid(), title: z.string(), startDate: z.iso.date() })

const plannedWeek = z.object({
  from: z.iso.date(),
  challenge: week.extend({ isActive: z.boolean() }).nullable(),
})

export const dashboardFigures = z.object({
  totalUsers: count,
  activeFamilies: familyCount.meta({ description: 'In the last complete week.' }),
  challengesCompleted: familyCount,
  contentItems: count,
  reasons: z.partialRecord(z.enum(['activeFamilies', 'challengesCompleted']), reason),
})

export const dashboard = dashboardFigures.extend({
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
    .meta({ description: 'Activity of families in the last 48 hours, newest first.' }),
  openReports: z.object({
    total: count,
    children: count.meta({ description: 'Reports of a child shown without permission.' }),
  }),
  nextWeek: plannedWeek.meta({
    description: 'The next Monday and the challenge of that day, preferably an active one.',
  }),
  weeks: z.array(plannedWeek).meta({
    description:
      "This week, preferably with today's challenge, and the next three, preferably with their Monday's.",
  }),
  backup: z
    .object({
      outcome: z.enum(['success', 'lost', 'failed']).nullable(),
      copyOutcome: z.enum(['success', 'failed']).nullable(),
      lastSuccessAt: z.iso.datetime().nullable(),
      isOverdue: z.boolean(),
    })
    .nullable()
    .meta({ description: 'The newest backup; null when none exists and none is scheduled.' }),
  unplanned: week.nullable().meta({ description: 'The next challenge that is not over and has no tasks.' }),
})

export type DashboardFigures = z.infer<typeof dashboardFigures>
export type Dashboard = z.infer<typeof dashboard>
export type RecentActivity = Dashboard['recentActivity'][number]
