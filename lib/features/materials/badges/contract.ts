import { z } from 'zod'
import { defineContract } from '@/lib/platform/http/contract'
import { badgeFile } from '../rules'

export const readBadgeMaterialContract = defineContract({
  method: 'GET',
  path: '/materials/badges/{file}',
  access: 'user',
  tag: 'materials',
  summary: "A badge as a picture, or for coloring as a picture or a page in the reader's language",
  params: z.object({ file: z.string().regex(badgeFile) }),
  produces: ['image/png', 'application/pdf'],
  rateLimit: 'print',
})
