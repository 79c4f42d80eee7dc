import { z } from 'zod'
import { defineContract } from '@/lib/platform/http/contract'
import { pageQuery } from '@/lib/platform/http/paging'
import { CERTIFICATE_FILE } from './rules'
import { pastSeason } from './schema'

export const readCertificateContract = defineContract({
  method: 'GET',
  path: '/materials/seasons/{file}',
  access: 'family',
  tag: 'materials',
  summary: "The family's certificate of a finished season, named by its first day: `2026-11-02.pdf`",
  params: z.object({ file: z.string().regex(CERTIFICATE_FILE) }),
  produces: 'application/pdf',
  rateLimit: 'print',
})

export const listSeasonsContract = defineContract({
  method: 'GET',
  path: '/leaderboard/seasons',
  access: 'family',
  tag: 'leaderboard',
  summary: 'Results of finished seasons, latest first, with the rank of your family',
  query: pageQuery,
  response: z.array(pastSeason),
  paged: true,
})
