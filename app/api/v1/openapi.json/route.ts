import { callerOf } from '@/lib/http/admit'
import { observed } from '@/lib/http/observe'
import { isKnown } from '@/lib/photos/rules'
import { getApiDocument } from '../document'

/** The document that describes this API; bare, without the envelope. */
export const GET = observed('/api/v1/openapi.json', (request) => {
  const { json, etag } = getApiDocument()
  // Packing it for every reader would take the threads that sign-ins need.
  const headers = { etag, 'cache-control': 'public, max-age=300, no-transform' }
  if (isKnown(callerOf(request).ifNoneMatch, etag)) return new Response(null, { status: 304, headers })
  return new Response(json, { headers: { ...headers, 'content-type': 'application/json' } })
})
