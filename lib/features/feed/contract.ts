import { z } from 'zod'
import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { feedQuery, newPostCount, newPostsQuery, post, updatePostInput } from './schema'

const OF_POST = { access: 'family', tag: 'feed', params: idParams('postId') } as const

export const readFeedContract = defineContract({
  method: 'GET',
  path: '/feed',
  access: 'family',
  tag: 'feed',
  summary: 'The newest visible posts: of your family, of followed families, and public ones',
  query: feedQuery,
  response: z.array(post),
  paged: true,
})

export const countNewPostsContract = defineContract({
  method: 'GET',
  path: '/feed/news',
  access: 'family',
  tag: 'feed',
  summary: 'Number of posts newer than a date; cheap enough for polling',
  query: newPostsQuery,
  response: newPostCount,
})

export const updatePostContract = defineContract({
  ...OF_POST,
  method: 'PUT',
  path: '/feed/{postId}',
  summary: 'Turn new comments on your own post off or on; existing ones stay',
  body: updatePostInput,
  response: post,
  errors: ['not_found'],
})

export const deletePostContract = defineContract({
  ...OF_POST,
  method: 'DELETE',
  path: '/feed/{postId}',
  summary: 'Delete your own post; the completion, its points and its badges stay',
  errors: ['not_found'],
})

export const likeContract = defineContract({
  ...OF_POST,
  method: 'PUT',
  path: '/feed/{postId}/like',
  summary: 'Like a post; idempotent',
  response: post,
  errors: ['not_found'],
})

export const unlikeContract = defineContract({
  ...OF_POST,
  method: 'DELETE',
  path: '/feed/{postId}/like',
  summary: 'Unlike a post; idempotent',
  errors: ['not_found'],
})
