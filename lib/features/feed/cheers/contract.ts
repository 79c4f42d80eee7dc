import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { post } from '../schema'
import { cheerInput } from './schema'

export const setCheerContract = defineContract({
  method: 'PUT',
  path: '/feed/{postId}/cheer',
  access: 'family',
  tag: 'feed',
  params: idParams('postId'),
  summary: 'Set your cheer for a post; it replaces the previous one, and null removes it',
  body: cheerInput,
  response: post,
  errors: ['not_found'],
})
