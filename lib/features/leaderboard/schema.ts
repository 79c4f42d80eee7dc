import { z } from 'zod'
import { season } from './seasons/schema'

export const leaderboardQuery = z.object({
  period: z
    .enum(['all', 'month', 'week', 'season'])
    .default('all')
    .meta({ description: "Contains the family's current day. A season is the four weeks of a cycle." }),
  group: z.enum(['all', 'near']).default('all').meta({
    description: '`near`: up to 30 families of similar activity, ranked among themselves; ignores `limit`.',
  }),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

const entry = z.object({
  rank: z.int().meta({ description: 'Equal points share a rank: 1, 2, 2, 4.' }),
  familyId: z.uuid(),
  familyName: z.string(),
  avatar: z.string().nullable(),
  points: z.int(),
  badges: z.int(),
})

export const leaderboard = z.object({
  podium: z.array(entry).meta({ description: 'The first three of the entries.' }),
  entries: z.array(entry),
  me: z.object({
    rank: z.int().nullable().meta({ description: 'Null for a family that does not take part.' }),
    points: z.int(),
    pointsToNext: z
      .int()
      .nullable()
      .meta({ description: 'Points needed to overtake the next family; null at the top.' }),
  }),
  season: season
    .extend({ over: z.boolean().meta({ description: 'True between its end and the next season.' }) })
    .nullable()
    .optional()
    .meta({ description: 'Only for the period `season`; null before the first one.' }),
})

export type LeaderboardQuery = z.output<typeof leaderboardQuery>
export type Period = LeaderboardQuery['period']
export type Group = LeaderboardQuery['group']
type LeaderboardEntry = z.infer<typeof entry>
export type Leaderboard = z.infer<typeof leaderboard>

/** Row of the page; unlike a row of the API, it distinguishes equal names. */
export type RankedEntry = LeaderboardEntry & { adultName: string | null }

export type RankedBoard = Omit<Leaderboard, 'podium' | 'entries'> & {
  podium: RankedEntry[]
  entries: RankedEntry[]
  own: OwnEntry
}

/** Own row for the page, not the API. */
export type OwnEntry = Omit<RankedEntry, 'rank'> & { rank: number | null; onLeaderboard: boolean }
