import { defineContract } from '@/lib/platform/http/contract'
import { idParams } from '@/lib/platform/http/fields'

export const exportUserContract = defineContract({
  method: 'GET',
  path: '/user/{id}/export',
  access: 'user',
  tag: 'users',
  summary: 'All your data as a ZIP file: JSON and photos',
  params: idParams('id'),
  produces: 'application/zip',
  confirm: true,
  rateLimit: 'export',
  errors: ['not_found', 'confirm_password'],
})
