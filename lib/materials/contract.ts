import { z } from 'zod'
import { defineContract } from '@/lib/http/contract'
import { challengeFile } from './rules'

export const readMaterialContract = defineContract({
  method: 'GET',
  path: '/materials/{file}',
  access: 'user',
  tag: 'materials',
  summary:
    "A challenge on paper, in the reader's language: all of it, or its chart, guide or coloring pages alone",
  params: z.object({ file: z.string().regex(challengeFile) }),
  produces: 'application/pdf',
})
