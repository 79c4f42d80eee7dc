import { PHOTO_MAX_BYTES } from '@/lib/features/photos/rules'
import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { badge } from '../schema'
import { createBadgeInput, qualifying, qualifyingQuery, updateBadgeInput } from './schema'

const multipart = { maxBytes: 2 * PHOTO_MAX_BYTES + 256 * 1024, tooLarge: 'photo_too_large' } as const

export const createBadgeContract = defineContract({
  method: 'POST',
  path: '/badges',
  access: 'admin',
  tag: 'badges',
  summary: 'Create a badge; a special one is awarded immediately to families that already qualify',
  body: createBadgeInput,
  multipart,
  rateLimit: 'upload',
  response: badge,
  status: 201,
  errors: ['photo_not_accepted'],
})

export const updateBadgeContract = defineContract({
  method: 'PUT',
  path: '/badges/{id}',
  access: 'admin',
  tag: 'badges',
  summary: 'Change a badge; omitted fields stay unchanged, and families keep their awards',
  params: idParams('id'),
  body: updateBadgeInput,
  multipart,
  rateLimit: 'upload',
  response: badge,
  errors: ['photo_not_accepted', 'changed_meanwhile'],
})

export const deleteBadgeContract = defineContract({
  method: 'DELETE',
  path: '/badges/{id}',
  access: 'admin',
  tag: 'badges',
  summary: 'Delete a badge, so that it can no longer be earned',
  params: idParams('id'),
})

export const countQualifyingContract = defineContract({
  method: 'GET',
  path: '/badges/qualifying',
  access: 'admin',
  tag: 'badges',
  summary: 'Number of families that would immediately earn a special badge with a rule',
  query: qualifyingQuery,
  response: qualifying,
})
