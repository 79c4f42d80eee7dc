import { unknownCall } from '@/lib/platform/http/endpoint'
import { withoutLogging } from '@/lib/platform/http/instrumentation'
import { exposition, mayReadMetrics } from '@/lib/platform/metrics/exposition'

const handler = withoutLogging(async () => {
  const { text, contentType } = await exposition()
  return new Response(text, { headers: { 'content-type': contentType } })
})

/** Serves metrics for METRICS_TOKEN; else responds 404. */
export function GET(request: Request): Promise<Response> {
  return mayReadMetrics(request.headers)
    ? handler(request)
    : unknownCall(request, { params: Promise.resolve({}) })
}
