import { z } from 'zod'
import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { pageQuery } from '@/lib/platform/http/paging'
import { comment, commentInput } from './schema'

export const listCommentsContract = defineContract({
  method: 'GET',
  path: '/feed/{postId}/comments',
  access: 'family',
  tag: 'feed',
  summary: 'Comments on a post, newest first',
  params: idParams('postId'),
  query: pageQuery,
  response: z.array(comment),
  paged: true,
  errors: ['not_found'],
})

export const addCommentContract = defineContract({
  method: 'POST',
  path: '/feed/{postId}/comments',
  access: 'family',
  tag: 'feed',
  summary: 'Comment on a post',
  params: idParams('postId'),
  body: commentInput,
  response: comment,
  status: 201,
  rateLimit: 'comment',
  errors: ['not_found', 'comments_off'],
})

export const deleteCommentContract = defineContract({
  method: 'DELETE',
  path: '/feed/{postId}/comments/{commentId}',
  access: 'family',
  tag: 'feed',
  summary: 'Delete your own comment, or any comment on your own post',
  params: idParams('postId', 'commentId'),
  errors: ['not_found'],
})
