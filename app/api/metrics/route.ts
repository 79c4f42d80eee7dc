import { unknownCall } from '@/lib/platform/http/endpoint'
import { withoutLogging } from '@/lib/platform/http/instrumentation'
import { exposition, mayReadMetrics } from '@/lib/platform/metrics/exposition'

const handler = withoutLogging(async () => {
  const { text, contentType } = await exposition()
  return new Response(text, { headers: { 'content-type': contentType } })
})

/** Serves metrics for requests with METRICS_TOKEN; responds 404 to all others. */
export function GET(request: Request): Promise<Response> {
  return mayReadMetrics(request.headers)
    ? handler(request)
    : unknownCall(request, { params: Promise.resolve({}) })
}
