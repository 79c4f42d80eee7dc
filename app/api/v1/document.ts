import 'server-only'
import { createHash } from 'node:crypto'
import { appUrl } from '@/lib/platform/config/env'
import { type DocumentedCall, groupCallsByTag } from '@/lib/platform/http/documented'
import { openApiDocument } from '@/lib/platform/http/openapi'
import { runDetached } from '@/lib/platform/jobs/run-detached'
import { version } from '@/package.json'
import { contracts } from './contracts'

type ApiDocument = {
  json: Uint8Array<ArrayBuffer>
  etag: string
  description: string
  sections: Map<string, DocumentedCall[]>
}

let cached: ApiDocument | undefined

export function getApiDocument(): ApiDocument {
  cached ??= runDetached(createApiDocument)
  return cached
}

function createApiDocument(): ApiDocument {
  const document = openApiDocument(contracts, { version, server: appUrl() })
  const json = new TextEncoder().encode(JSON.stringify(document))
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`
  const description = document.info.description ?? ''
  return { json, etag, description, sections: groupCallsByTag(document.paths ?? {}) }
}
