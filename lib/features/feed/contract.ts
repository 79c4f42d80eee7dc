import { z } from 'zod'
import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { feedQuery, news, newsQuery, post, updatePostInput } from './schema'

const OF_POST = { access: 'family', tag: 'feed', params: idParams('postId') } as const

export const feedContract = defineContract({
  method: 'GET',
  path: '/feed',
  access: 'family',
  tag: 'feed',
  summary: "The newest posts that one may see: the own family's, those of followed families, and public ones",
  query: feedQuery,
  response: z.array(post),
  paged: true,
})

export const newsContract = defineContract({
  method: 'GET',
  path: '/feed/news',
  access: 'family',
  tag: 'feed',
  summary: 'Number of posts newer than what one has seen; cheap enough to poll',
  query: newsQuery,
  response: news,
})

export const updatePostContract = defineContract({
  ...OF_POST,
  method: 'PUT',
  path: '/feed/{postId}',
  summary: "Turn new comments on one's own post off or on; those that are there stay",
  body: updatePostInput,
  response: post,
  errors: ['not_found'],
})

export const deletePostContract = defineContract({
  ...OF_POST,
  method: 'DELETE',
  path: '/feed/{postId}',
  summary: "Delete one's own post; what was completed, its points and its badges stay",
  errors: ['not_found'],
})

export const likeContract = defineContract({
  ...OF_POST,
  method: 'PUT',
  path: '/feed/{postId}/like',
  summary: 'Like a post; repeating does no harm',
  response: post,
  errors: ['not_found'],
})

export const unlikeContract = defineContract({
  ...OF_POST,
  method: 'DELETE',
  path: '/feed/{postId}/like',
  summary: 'Take a like back; repeating does no harm',
  errors: ['not_found'],
})
