import { defineContract } from '@/lib/platform/http/contract'
import { CONTENT_MAX_BYTES, contentFile } from '../transfer/schema'
import { importQuery, importResult } from './schema'

export const importContentContract = defineContract({
  method: 'POST',
  path: '/admin/content/import',
  access: 'admin',
  tag: 'admin',
  summary:
    'Bring in a file of content, all of it or nothing: what has its id here is changed, the rest is added. A challenge that has begun stays as it is',
  query: importQuery,
  body: contentFile,
  maxBytes: CONTENT_MAX_BYTES,
  response: importResult,
  limit: 'import',
  errors: ['changed_meanwhile', 'material_limit', 'content_format_unknown', 'content_version_unknown'],
})
