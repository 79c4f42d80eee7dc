import { z } from 'zod'
import { defineContract } from '@/lib/http/contract'

/** `<id of the challenge>.pdf` */
const params = z.object({
  file: z.string().regex(/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\.pdf$/i),
})

export const readMaterialContract = defineContract({
  method: 'GET',
  path: '/materials/{file}',
  access: 'user',
  tag: 'materials',
  summary:
    "A challenge on paper, in the reader's language: the week to hang on the fridge and how each task goes",
  params,
  produces: 'application/pdf',
})
