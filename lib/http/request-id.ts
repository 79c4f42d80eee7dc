import { trustsProxy } from '@/lib/config/transport'

/** Header in which a request's id comes from a trusted proxy and goes back to whoever asked. */
export const REQUEST_ID_HEADER = 'x-request-id'

const WELL_FORMED = /^[\w.-]{8,64}$/

/** The id of a request: the proxy's, where one is trusted and gives one, else a new one. */
export function getRequestId(headers: Headers): string {
  const given = trustsProxy() ? headers.get(REQUEST_ID_HEADER) : null
  return given && WELL_FORMED.test(given) ? given : crypto.randomUUID()
}
