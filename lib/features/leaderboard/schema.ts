import { z } from 'zod'

export const leaderboardQuery = z.object({
  period: z.enum(['all', 'month', 'week']).default('all').meta({ description: "Of the family's own today." }),
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
    rank: z.int().nullable().meta({ description: 'Null for a family that stays out of the leaderboard.' }),
    points: z.int(),
    pointsToNext: z
      .int()
      .nullable()
      .meta({ description: 'What it takes to pass the next one above; null at the top.' }),
  }),
})

export type Period = z.output<typeof leaderboardQuery>['period']
type LeaderboardEntry = z.infer<typeof entry>
export type Leaderboard = z.infer<typeof leaderboard>

/** Row for the page, which distinguishes families of one name; the API's response leaves the adult out. */
export type RankedEntry = LeaderboardEntry & { adultName: string | null }

export type RankedBoard = Omit<Leaderboard, 'podium' | 'entries'> & {
  podium: RankedEntry[]
  entries: RankedEntry[]
  own: OwnEntry
}

/** Row of the own family for its page; not part of the API's response. */
export type OwnEntry = Omit<RankedEntry, 'rank'> & { rank: number | null; onLeaderboard: boolean }
