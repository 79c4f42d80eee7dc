import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'
import { MATERIAL_MAX_BYTES } from './rules'
import { addedMaterial, materialChange, materialUpload, uploadedMaterial } from './schema'

const MULTIPART_OVERHEAD = 64 * 1024

export const addMaterialContract = defineContract({
  method: 'POST',
  path: '/challenges/{id}/materials',
  access: 'admin',
  tag: 'materials',
  summary: 'Add a PDF to a challenge; scripts, attached files and form fields are removed',
  params: idParams('id'),
  body: materialUpload,
  multipart: { maxBytes: MATERIAL_MAX_BYTES + MULTIPART_OVERHEAD, tooLarge: 'material_too_large' },
  rateLimit: 'upload',
  response: addedMaterial,
  status: 201,
  errors: ['material_not_accepted', 'material_limit'],
})

export const renameMaterialContract = defineContract({
  method: 'PUT',
  path: '/challenges/{id}/materials/{materialId}',
  access: 'admin',
  tag: 'materials',
  summary: 'Rename an added PDF',
  params: idParams('id', 'materialId'),
  body: materialChange,
  response: uploadedMaterial,
})

export const removeMaterialContract = defineContract({
  method: 'DELETE',
  path: '/challenges/{id}/materials/{materialId}',
  access: 'admin',
  tag: 'materials',
  summary: 'Remove an added PDF from a challenge',
  params: idParams('id', 'materialId'),
})
