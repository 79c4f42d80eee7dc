import { trustsProxy } from '@/lib/platform/config/transport'

/** Header of the request id, from a trusted proxy and in responses. */
export const REQUEST_ID_HEADER = 'x-request-id'

const WELL_FORMED = /^[\w.-]{8,64}$/

export function getRequestId(headers: Headers): string {
  const given = trustsProxy() ? headers.get(REQUEST_ID_HEADER) : null
  return given && WELL_FORMED.test(given) ? given : crypto.randomUUID()
}
