import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { recap, recapQuery } from './schema'

export const readRecapContract = defineContract({
  method: 'GET',
  path: '/families/{id}/recap',
  access: 'family',
  tag: 'completions',
  summary: "Recap of a week: the family's tasks, points, badges and photos",
  params: idParams('id'),
  query: recapQuery,
  response: recap,
  errors: ['not_found'],
})
