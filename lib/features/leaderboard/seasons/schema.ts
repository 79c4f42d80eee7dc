import { z } from 'zod'

/** The four weeks of a cycle. */
export const season = z.object({
  start: z.iso.date(),
  end: z.iso.date(),
})

const seasonEntry = z.object({
  rank: z.int().meta({ description: 'Equal points share a rank: 1, 2, 2, 4.' }),
  familyId: z.uuid(),
  familyName: z.string(),
  avatar: z.string().nullable(),
  points: z.int(),
})

export const pastSeason = season.extend({
  families: z.int().meta({ description: 'Number of ranked families at the end of the season.' }),
  podium: z
    .array(seasonEntry)
    .max(3)
    .meta({ description: 'The first three, without families that have since left the leaderboard.' }),
  me: z
    .object({ rank: z.int(), points: z.int() })
    .nullable()
    .meta({ description: 'Null if the family had no points or did not take part.' }),
})

export type Season = z.infer<typeof season>
export type PastSeason = z.infer<typeof pastSeason>
