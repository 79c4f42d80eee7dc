import { unknownCall } from '@/lib/http/endpoint'
import { withoutLogging } from '@/lib/http/instrumentation'
import { exposition, mayReadMetrics } from '@/lib/metrics/exposition'

const answer = withoutLogging(async () => {
  const { text, contentType } = await exposition()
  return new Response(text, { headers: { 'content-type': contentType } })
})

/** The figures of this process for whoever has METRICS_TOKEN; for everybody else there is nothing here. */
export function GET(request: Request): Promise<Response> {
  return mayReadMetrics(request.headers)
    ? answer(request)
    : unknownCall(request, { params: Promise.resolve({}) })
}
