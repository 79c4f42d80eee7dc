import { z } from 'zod'
import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { checkQuery, finding } from './schema'

export const checkChallengeContract = defineContract({
  method: 'GET',
  path: '/challenges/{id}/check',
  access: 'admin',
  tag: 'challenges',
  summary: 'Problems to check before a challenge is published',
  params: idParams('id'),
  query: checkQuery,
  response: z.array(finding),
})
