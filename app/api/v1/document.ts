import 'server-only'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { appUrl } from '@/lib/config/env'
import { type DocumentedCall, sectionsOf } from '@/lib/http/documented'
import { openApiDocument } from '@/lib/http/openapi'
import { apart } from '@/lib/jobs/apart'
import { version } from '@/package.json'
import { contracts } from './contracts'

type ApiDocument = {
  json: Uint8Array<ArrayBuffer>
  gzipped: Uint8Array<ArrayBuffer>
  etag: string
  description: string
  sections: Map<string, DocumentedCall[]>
}

let cached: Promise<ApiDocument> | undefined

/** Returns the document that describes this API. It stays the same as long as the process lives, so it is made once. */
export function getApiDocument(): Promise<ApiDocument> {
  cached ??= apart(createApiDocument)
  return cached
}

async function createApiDocument(): Promise<ApiDocument> {
  const document = openApiDocument(contracts, { version, server: appUrl() })
  const json = new TextEncoder().encode(JSON.stringify(document))
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`
  const gzipped = new Uint8Array(await promisify(gzip)(json))
  const description = document.info.description ?? ''
  return { json, gzipped, etag, description, sections: sectionsOf(document.paths ?? {}) }
}
