import { z } from 'zod'
import { defineContract } from '@/lib/platform/http/contract'
import { pageQuery } from '@/lib/platform/http/paging'
import { badge } from './schema'

export const listBadgesContract = defineContract({
  method: 'GET',
  path: '/badges',
  access: 'user',
  tag: 'badges',
  summary: 'All badges with their rules, and which of them your family has',
  query: pageQuery,
  response: z.array(badge),
  paged: true,
})
