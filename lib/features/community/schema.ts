import { z } from 'zod'
import { badge } from '@/lib/features/badges/schema'
import { POTS } from '@/lib/features/families/rules'
import { optionalLine } from '@/lib/platform/http/fields'
import { pageQuery } from '@/lib/platform/http/paging'

const SEARCH_MAX = 80

export const familiesQuery = pageQuery.extend({
  search: optionalLine({ max: SEARCH_MAX })
    .optional()
    .meta({ description: 'Any part of the name. One or two letters match the beginning of a word.' }),
  following: z
    .enum(['true', 'false'])
    .default('false')
    .meta({ description: 'Only families that your family follows.' }),
})

export const communityFamily = z.object({
  id: z.uuid(),
  name: z.string(),
  adultName: z
    .string()
    .nullable()
    .meta({ description: 'First name of the first adult, because families can have equal names.' }),
  avatar: z.string().nullable(),
  members: z.int().meta({ description: 'Number of adults and kids.' }),
  badges: z.int(),
  isPublic: z.boolean().meta({ description: 'Following it needs no confirmation.' }),
  isFollowing: z.boolean(),
  status: z.enum(['none', 'pending', 'accepted']).meta({
    description: 'Follow status: `pending` until a family that is not public accepts.',
  }),
})

export const familyProfile = communityFamily.extend({
  pot: z.enum(POTS),
  earned: z
    .array(
      badge.pick({
        id: true,
        kind: true,
        name: true,
        motif: true,
        image: true,
        hasImage: true,
        earned: true,
      }),
    )
    .meta({ description: 'Its badges, newest first.' }),
})

export const communitySummary = z.object({
  following: z.int(),
  followers: z.int(),
  families: z.int(),
  requests: z.int().meta({ description: 'Number of open follow requests to your family.' }),
})

export type FamilyProfile = z.infer<typeof familyProfile>
export type CommunityFamily = z.infer<typeof communityFamily>
export type CommunitySummary = z.infer<typeof communitySummary>
