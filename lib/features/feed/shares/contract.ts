import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { sharedCard, shareInput, shareLink } from './schema'

export const readShareContract = defineContract({
  method: 'GET',
  path: '/feed/{postId}/share',
  access: 'family',
  tag: 'feed',
  summary: "Your active link to a post's card, if any",
  params: idParams('postId'),
  response: shareLink,
  errors: ['not_found'],
})

export const shareContract = defineContract({
  method: 'POST',
  path: '/feed/{postId}/share',
  access: 'family',
  tag: 'feed',
  summary: 'Create a link to a card of your own post; repeating it renews the expiry of the same link',
  params: idParams('postId'),
  body: shareInput,
  response: sharedCard,
  errors: ['not_found'],
})

export const revokeShareContract = defineContract({
  method: 'DELETE',
  path: '/feed/{postId}/share',
  access: 'family',
  tag: 'feed',
  summary: 'Revoke your links to a post; for a post of your family, all links',
  params: idParams('postId'),
  errors: ['not_found'],
})
