import { callerOf } from '@/lib/http/admit'
import { observed } from '@/lib/http/observe'
import { isKnown } from '@/lib/photos/rules'
import { getApiDocument } from '../document'

/** The document that describes this API; bare, without the envelope. */
export const GET = observed('/api/v1/openapi.json', async (request) => {
  const { json, gzipped, etag } = await getApiDocument()
  const headers = { etag, 'cache-control': 'public, max-age=300', vary: 'Accept-Encoding' }
  if (isKnown(callerOf(request).ifNoneMatch, etag)) return new Response(null, { status: 304, headers })
  const isGzip = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
  return new Response(isGzip ? gzipped : json, {
    headers: {
      ...headers,
      'content-type': 'application/json',
      ...(isGzip && { 'content-encoding': 'gzip' }),
    },
  })
})
