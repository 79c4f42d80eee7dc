import 'server-only'
import { trace } from '@opentelemetry/api'
import { type CurrentCall, withCall } from '@/lib/platform/log/call'
import { log } from '@/lib/platform/log/log'
import { recordCall } from '@/lib/platform/metrics/calls'
import { getRequestContext } from './authenticate'
import { failure } from './envelope'
import { getRequestId } from './request-id'
import { setSecurityHeaders } from './security-headers'

const REQUEST_ID = 'brota.request_id'

type Context<P> = { params: Promise<P> }
type Handler<P> = (request: Request, context: Context<P>) => Response | Promise<Response>

/**
 * Wraps a handler with request id, security headers, logging, metrics and error responses.
 * @param route path pattern, without ids or tokens
 */
export function withInstrumentation<P>(
  route: string,
  handle: Handler<P>,
): (request: Request, context: Context<P>) => Promise<Response> {
  return (request, context) => {
    const call: CurrentCall = { id: getRequestId(request.headers) }
    trace.getActiveSpan()?.setAttribute(REQUEST_ID, call.id)
    return withCall(call, async () => {
      const begun = performance.now()
      let response: Response
      try {
        response = await handle(request, context)
      } catch (error) {
        response = failure(error, getRequestContext(request).locale)
      }
      setSecurityHeaders(request.headers, response, call.id)
      const { method } = request
      const { status } = response
      const ms = performance.now() - begun
      recordCall({ method, route, status, seconds: ms / 1000, code: call.code })
      const line = { method, route, status, ms: Math.round(ms * 10) / 10, code: call.code }
      if (status >= 500) log.error({ ...line, err: call.error }, 'call failed')
      else log.info(line, 'call')
      return response
    })
  }
}

/** Wraps a handler of machine requests, without logging. */
export function withoutLogging(handle: (request: Request) => Response | Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    const response = await handle(request)
    setSecurityHeaders(request.headers, response, getRequestId(request.headers))
    response.headers.set('cache-control', 'no-store')
    return response
  }
}
