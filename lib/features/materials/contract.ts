import { z } from 'zod'
import { defineContract } from '@/lib/platform/http/contract'
import { challengeFile, recipeFile, uploadedFile } from './rules'

export const readMaterialContract = defineContract({
  method: 'GET',
  path: '/materials/{file}',
  access: 'user',
  tag: 'materials',
  summary:
    "A challenge on paper, in the reader's language: all of it, or a part alone, or a PDF that was added to it; or a recipe",
  params: z.object({
    file: z.union([challengeFile, recipeFile, uploadedFile].map((file) => z.string().regex(file))),
  }),
  produces: 'application/pdf',
  limit: 'print',
})
