import { z } from 'zod'

const count = z.int().min(0)

export const reason = z.enum(['few', 'linked', 'none']).meta({
  description:
    'Why a figure is null: fewer than 5 families contribute to it, it would reveal such a figure, or there is nothing to count.',
})

const familyCount = count.nullable().meta({
  description: 'Activity of families in complete weeks, rounded to a multiple of 5; null with a reason.',
})
const share = z.number().min(0).max(1).nullable()

export const range = z.enum(['week', 'month', 'quarter', 'year'])

export const analyticsQuery = z.object({ range: range.default('month') })

export const exportQuery = analyticsQuery.extend({ format: z.enum(['csv', 'pdf']).default('csv') })

const newcomers = z.object({ new: count, newFamilies: count })

const engagementFigures = z.object({
  completions: familyCount,
  activeFamilies: familyCount,
  badgesEarned: familyCount,
  posts: familyCount,
  likes: familyCount,
  comments: familyCount,
  challengesBegun: familyCount.meta({
    description: 'How often families started a challenge that ended in the period.',
  }),
  challengesFinished: familyCount.meta({
    description: 'How often families completed all of its tasks.',
  }),
  finishedShare: share.meta({ description: 'Share of the started ones, in steps of 5 %.' }),
})

const engagement = engagementFigures.extend({ reasons: z.partialRecord(engagementFigures.keyof(), reason) })

const previous = z
  .object({ from: z.iso.date(), to: z.iso.date(), users: newcomers, engagement })
  .meta({ description: 'The same figures for the previous period of the same length.' })

const topChallenge = z.object({
  id: z.uuid(),
  title: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  families: familyCount,
  finished: familyCount,
  completions: familyCount,
  reasons: z.partialRecord(z.enum(['families', 'finished', 'completions']), reason),
})

const growth = z.object({
  date: z.iso.date(),
  days: count.meta({ description: 'Days of this step in the period.' }),
  users: count,
  families: count,
  completions: familyCount,
  reason: reason.nullable(),
})

const shares = z.array(share).max(9)
const reasons = z
  .array(reason.nullable())
  .max(9)
  .meta({ description: 'Why the share of the same week is null.' })

const retention = z.object({
  all: shares.meta({ description: 'Combined shares of the cohorts whose own share is shown.' }),
  reasons,
  cohorts: z.array(
    z.object({
      week: z.iso.date().meta({ description: 'The Monday of the week in which these families joined.' }),
      families: count,
      shares: shares.meta({
        description:
          'Share of these families that completed a task in weeks 0 to 8 after joining, in steps of 5 %. Only weeks that are over.',
      }),
      reasons,
    }),
  ),
})

export const analytics = z.object({
  range,
  from: z.iso.date(),
  to: z.iso.date(),
  users: newcomers.extend({ total: count, active: count, families: count }),
  content: z.object({
    tasks: count,
    challenges: count,
    activeChallenges: count,
    badges: count,
    recipes: count,
  }),
  engagement,
  previous,
  topChallenges: z.array(topChallenge).meta({
    description: 'Challenges of the period that are over, each with its totals.',
  }),
  growth: z
    .array(growth)
    .meta({ description: 'New entries per day, week or four weeks; `date` is the first day.' }),
  retention,
})

/** Report before localization. */
export const analyticsReportSchema = analytics.extend({
  topChallenges: z.array(topChallenge.extend({ language: z.string(), translations: z.unknown() })),
})

export type AnalyticsReport = z.infer<typeof analyticsReportSchema>
export type Analytics = z.infer<typeof analytics>
export type Reason = z.infer<typeof reason>
export type Range = z.infer<typeof range>
