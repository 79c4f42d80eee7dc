import { defineContract } from '@/lib/platform/http/contract'
import { CONTENT_MAX_BYTES, contentFile } from '../transfer/schema'
import { importQuery, importResult } from './schema'

export const importContentContract = defineContract({
  method: 'POST',
  path: '/admin/content/import',
  access: 'admin',
  tag: 'admin',
  summary:
    'Import a content file, all or nothing: content with an existing id is updated, the rest is created. Challenges that have begun stay unchanged',
  query: importQuery,
  body: contentFile,
  maxBytes: CONTENT_MAX_BYTES,
  response: importResult,
  rateLimit: 'import',
  errors: ['changed_meanwhile', 'material_limit', 'content_format_unknown', 'content_version_unknown'],
})
