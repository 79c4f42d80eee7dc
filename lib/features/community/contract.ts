import { z } from 'zod'
import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { pageQuery } from '@/lib/platform/http/paging'
import { communityFamily, communitySummary, familiesQuery, familyProfile } from './schema'

const COMMUNITY = { access: 'family', tag: 'community' } as const
const BY_FAMILY = { ...COMMUNITY, params: idParams('id') } as const
const BY_REQUEST = {
  ...COMMUNITY,
  path: '/community/requests/{familyId}',
  params: idParams('familyId'),
} as const
const CARDS = { method: 'GET', response: z.array(communityFamily), paged: true } as const

export const listFamiliesContract = defineContract({
  ...COMMUNITY,
  ...CARDS,
  path: '/community/families',
  summary: 'The other families, newest first; a search by name ignores accents and case',
  query: familiesQuery,
})

export const readFamilyProfileContract = defineContract({
  ...BY_FAMILY,
  method: 'GET',
  path: '/community/families/{id}',
  summary: 'The public profile of another family with its badges; only its first adult is named',
  response: familyProfile,
  errors: ['not_found'],
})

export const readSummaryContract = defineContract({
  ...COMMUNITY,
  method: 'GET',
  path: '/community/summary',
  summary: 'Numbers of followed families, followers, all families and follow requests',
  response: communitySummary,
})

export const followContract = defineContract({
  ...BY_FAMILY,
  method: 'PUT',
  path: '/community/families/{id}/follow',
  summary:
    'Follow a family: immediately if all of its adults are public, otherwise after it accepts; idempotent',
  response: communityFamily,
  errors: ['not_found', 'cannot_follow_self', 'email_not_verified'],
  rateLimit: 'follow',
})

export const unfollowContract = defineContract({
  ...BY_FAMILY,
  method: 'DELETE',
  path: '/community/families/{id}/follow',
  summary: 'Unfollow a family or withdraw the request; idempotent',
  errors: ['not_found', 'cannot_follow_self'],
})

export const blockContract = defineContract({
  ...BY_FAMILY,
  method: 'PUT',
  path: '/community/families/{id}/block',
  summary: 'Block a family: neither family can see or follow the other',
  errors: ['not_found', 'cannot_follow_self'],
})

export const unblockContract = defineContract({
  ...BY_FAMILY,
  method: 'DELETE',
  path: '/community/families/{id}/block',
  summary: 'Unblock a family; earlier follows are not restored',
  errors: ['not_found', 'cannot_follow_self'],
})

export const listBlocksContract = defineContract({
  ...COMMUNITY,
  ...CARDS,
  path: '/community/blocks',
  summary: 'Families that your family has blocked, latest first',
  query: pageQuery,
})

export const listRequestsContract = defineContract({
  ...COMMUNITY,
  ...CARDS,
  path: '/community/requests',
  summary: 'Follow requests to your family, newest first',
  query: pageQuery,
})

export const listSentRequestsContract = defineContract({
  ...COMMUNITY,
  ...CARDS,
  path: '/community/requests/sent',
  summary: 'Families that have not answered your follow request, latest first',
  query: pageQuery,
})

export const acceptRequestContract = defineContract({
  ...BY_REQUEST,
  method: 'PUT',
  summary: 'Accept a follow request; idempotent',
  response: communityFamily,
  errors: ['not_found'],
})

export const refuseRequestContract = defineContract({
  ...BY_REQUEST,
  method: 'DELETE',
  summary: 'Reject a follow request',
  errors: ['not_found'],
})

export const listFollowersContract = defineContract({
  ...COMMUNITY,
  ...CARDS,
  path: '/community/followers',
  summary: 'Followers of your family, newest first',
  query: pageQuery,
})

export const removeFollowerContract = defineContract({
  ...COMMUNITY,
  method: 'DELETE',
  path: '/community/followers/{familyId}',
  summary: 'Remove a follower without blocking it',
  params: idParams('familyId'),
  errors: ['not_found'],
})
