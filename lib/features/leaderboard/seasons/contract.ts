import { z } from 'zod'
import { defineContract } from '@/lib/platform/http/contract'
import { pageQuery } from '@/lib/platform/http/paging'
import { pastSeason } from './schema'

export const listSeasonsContract = defineContract({
  method: 'GET',
  path: '/leaderboard/seasons',
  access: 'family',
  tag: 'leaderboard',
  summary:
    'The results of the seasons that are over, the latest first, and the rank of the own family in each',
  query: pageQuery,
  response: z.array(pastSeason),
  paged: true,
})
