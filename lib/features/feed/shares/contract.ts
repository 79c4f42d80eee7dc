import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { sharedCard, shareInput, shareLink } from './schema'

export const readShareContract = defineContract({
  method: 'GET',
  path: '/feed/{postId}/share',
  access: 'family',
  tag: 'feed',
  summary: "The link that one has made to a post's card and not revoked, if any",
  params: idParams('postId'),
  response: shareLink,
  errors: ['not_found'],
})

export const shareContract = defineContract({
  method: 'POST',
  path: '/feed/{postId}/share',
  access: 'family',
  tag: 'feed',
  summary:
    "Make a link to a card of a post, one's family's own or a public one; repeating gives the same link a new end",
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
  summary: "Let one's links to a post lead nowhere, for the own family's posts all links",
  params: idParams('postId'),
  errors: ['not_found'],
})
