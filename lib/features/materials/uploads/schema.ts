import { z } from 'zod'
import { line } from '@/lib/platform/http/fields'
import { oneFile } from '@/lib/platform/http/one-file'
import { MATERIAL_NAME_MAX } from './rules'

const name = line({ max: MATERIAL_NAME_MAX })

export const materialUpload = z.object({
  file: oneFile('material_missing'),
  name: name.optional().meta({ description: 'Name shown to families; by default the file name.' }),
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
    description: 'Kinds of content that were removed from the file.',
  }),
})

export type UploadedMaterial = z.infer<typeof uploadedMaterial>
export type AddedMaterial = z.infer<typeof addedMaterial>
