import { getRequestContext } from '@/lib/platform/http/authenticate'
import { refuseMethod } from '@/lib/platform/http/endpoint'
import { matchesEtag } from '@/lib/platform/http/etag'
import { withInstrumentation } from '@/lib/platform/http/instrumentation'
import { getApiDocument } from '../document'

/** Serves the OpenAPI document without the response envelope. */
export const GET = withInstrumentation('/api/v1/openapi.json', (request) => {
  const { json, etag } = getApiDocument()
  // Compressing would take the threads that password hashing needs.
  const headers = { etag, 'cache-control': 'public, max-age=300, no-transform' }
  if (matchesEtag(getRequestContext(request).ifNoneMatch, etag))
    return new Response(null, { status: 304, headers })
  return new Response(json, { headers: { ...headers, 'content-type': 'application/json' } })
})

const refuse = withInstrumentation('/api/v1/openapi.json', refuseMethod('GET, HEAD'))

export { refuse as DELETE, refuse as OPTIONS, refuse as PATCH, refuse as POST, refuse as PUT }
