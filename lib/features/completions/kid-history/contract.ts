import { z } from 'zod'
import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { pageQuery } from '@/lib/platform/http/paging'
import { kidActivity } from './schema'

export const listKidHistoryContract = defineContract({
  method: 'GET',
  path: '/families/{id}/kids/{kidId}/history',
  access: 'family',
  tag: 'completions',
  summary: 'The tasks in which a kid took part, newest day first',
  params: idParams('id', 'kidId'),
  query: pageQuery,
  response: z.array(kidActivity),
  paged: true,
  errors: ['not_found'],
})
