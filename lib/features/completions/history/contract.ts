import { z } from 'zod'
import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { pageQuery } from '@/lib/platform/http/paging'
import { completionsQuery, kidCompletion, listedCompletion } from './schema'

export const listCompletionsContract = defineContract({
  method: 'GET',
  path: '/activities',
  access: 'family',
  tag: 'completions',
  summary: "The family's own completions, newest first",
  query: completionsQuery,
  response: z.array(listedCompletion),
  paged: true,
})

export const listKidHistoryContract = defineContract({
  method: 'GET',
  path: '/families/{id}/kids/{kidId}/history',
  access: 'family',
  tag: 'completions',
  summary: 'The tasks in which a kid took part, newest day first',
  params: idParams('id', 'kidId'),
  query: pageQuery,
  response: z.array(kidCompletion),
  paged: true,
  errors: ['not_found'],
})
