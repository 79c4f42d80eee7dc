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
  summary: 'The other families, the newest first; a search matches names without accents or case',
  query: familiesQuery,
})

export const familyProfileContract = defineContract({
  ...BY_FAMILY,
  method: 'GET',
  path: '/community/families/{id}',
  summary: 'Another family with its badges, as everyone may see it: nobody but its adult is named',
  response: familyProfile,
  errors: ['not_found'],
})

export const communitySummaryContract = defineContract({
  ...COMMUNITY,
  method: 'GET',
  path: '/community/summary',
  summary: 'How many families one follows, is followed by, and there are',
  response: communitySummary,
})

export const followContract = defineContract({
  ...BY_FAMILY,
  method: 'PUT',
  path: '/community/families/{id}/follow',
  summary:
    'Follow a family: at once when all of its adults are public, else it is asked; repeating does no harm',
  response: communityFamily,
  errors: ['not_found', 'cannot_follow_self', 'email_not_verified'],
})

export const unfollowContract = defineContract({
  ...BY_FAMILY,
  method: 'DELETE',
  path: '/community/families/{id}/follow',
  summary: 'Follow a family no longer, or withdraw the request; repeating does no harm',
  errors: ['not_found', 'cannot_follow_self'],
})

export const blockContract = defineContract({
  ...BY_FAMILY,
  method: 'PUT',
  path: '/community/families/{id}/block',
  summary: 'Block a family: neither of the two sees or follows the other from now on',
  errors: ['not_found', 'cannot_follow_self'],
})

export const unblockContract = defineContract({
  ...BY_FAMILY,
  method: 'DELETE',
  path: '/community/families/{id}/block',
  summary: 'Take a block back; who followed has to follow anew',
  errors: ['not_found', 'cannot_follow_self'],
})

export const listBlocksContract = defineContract({
  ...COMMUNITY,
  ...CARDS,
  path: '/community/blocks',
  summary: 'The families that one has blocked, the last one first',
  query: pageQuery,
})

export const listRequestsContract = defineContract({
  ...COMMUNITY,
  ...CARDS,
  path: '/community/requests',
  summary: 'The families that ask to follow, the newest request first',
  query: pageQuery,
})

export const listSentRequestsContract = defineContract({
  ...COMMUNITY,
  ...CARDS,
  path: '/community/requests/sent',
  summary: 'The families that one has asked to follow, without an answer so far, the last one first',
  query: pageQuery,
})

export const acceptRequestContract = defineContract({
  ...BY_REQUEST,
  method: 'PUT',
  summary: 'Let a family that asked follow; repeating does no harm',
  response: communityFamily,
  errors: ['not_found'],
})

export const refuseRequestContract = defineContract({
  ...BY_REQUEST,
  method: 'DELETE',
  summary: 'Refuse a request to follow',
  errors: ['not_found'],
})

export const listFollowersContract = defineContract({
  ...COMMUNITY,
  ...CARDS,
  path: '/community/followers',
  summary: 'The families that follow, the newest first',
  query: pageQuery,
})

export const removeFollowerContract = defineContract({
  ...COMMUNITY,
  method: 'DELETE',
  path: '/community/followers/{familyId}',
  summary: 'Let a family follow no longer, without blocking it',
  params: idParams('familyId'),
  errors: ['not_found'],
})
