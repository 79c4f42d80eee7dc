import { z } from 'zod'
import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { checkQuery, finding } from './schema'

export const publishCheckContract = defineContract({
  method: 'GET',
  path: '/challenges/{id}/check',
  access: 'admin',
  tag: 'challenges',
  summary: 'What is missing, or odd, before families should see a week',
  params: idParams('id'),
  query: checkQuery,
  response: z.array(finding),
})
