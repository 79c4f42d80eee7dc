import { z } from 'zod'
import { defineContract } from '@/lib/platform/http/contract'
import { challengeFile, recipeFile, uploadedFile } from './rules'

export const readMaterialContract = defineContract({
  method: 'GET',
  path: '/materials/{file}',
  access: 'user',
  tag: 'materials',
  summary:
    "A PDF in the reader's language: a challenge or a part of it, a PDF that was added to it, or a recipe",
  params: z.object({
    file: z.union([challengeFile, recipeFile, uploadedFile].map((file) => z.string().regex(file))),
  }),
  produces: 'application/pdf',
  rateLimit: 'print',
})
