import { z } from 'zod'
import { defineContract } from '@/lib/platform/http/contract'
import { contentFile } from './schema'

const exportQuery = z.object({
  pictures: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
})

export const exportContentContract = defineContract({
  method: 'GET',
  path: '/admin/content/export',
  access: 'admin',
  tag: 'admin',
  summary:
    'All tasks, challenges with plans, badges and recipes as one JSON file that another installation can import; `pictures=true` includes pictures and added PDFs',
  query: exportQuery,
  produces: 'application/json',
  response: contentFile,
  rateLimit: 'export',
  errors: ['export_too_large'],
})
