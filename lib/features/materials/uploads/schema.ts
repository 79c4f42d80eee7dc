import { z } from 'zod'
import { line } from '@/lib/platform/http/fields'
import { oneFile } from '@/lib/platform/http/one-file'
import { MATERIAL_NAME_MAX } from './rules'

const name = line({ max: MATERIAL_NAME_MAX })

export const materialUpload = z.object({
  file: oneFile('material_missing'),
  name: name.optional().meta({ description: 'What families read; the name of the file when left out.' }),
})

export const materialChange = z.object({ name })

export const uploadedMaterial = z.object({
  id: z.uuid(),
  name: z.string(),
  url: z.string(),
  bytes: z.int(),
  pages: z.int(),
})

export const addedMaterial = uploadedMaterial.extend({
  removed: z.array(z.enum(['scripts', 'files', 'fields'])).meta({
    description: 'What the file held beyond its pages and what was therefore not kept.',
  }),
})

export type UploadedMaterial = z.infer<typeof uploadedMaterial>
export type AddedMaterial = z.infer<typeof addedMaterial>
