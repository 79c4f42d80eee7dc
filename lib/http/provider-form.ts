import 'server-only'
import { readBytes } from './body'

const FORM_BYTES = 64 * 1024

/**
 * Our own page asks where to go and goes there itself: browsers hold a form to the page's policy through all
 * redirects, and where a provider's lead is not known beforehand.
 */
export function toJsonRedirect(request: Request, response: Response): Response {
  const location = response.headers.get('location')
  if (!location || !request.headers.get('accept')?.includes('application/json')) return response
  const headers = new Headers(response.headers)
  headers.delete('location')
  return Response.json({ url: location }, { headers })
}

/** The request with its form read, which is a small one: next-auth would read without end. */
export async function bufferFormBody(request: Request): Promise<Request> {
  if (request.method !== 'POST') return request
  const body = await readBytes(request, FORM_BYTES, 'payload_too_large')
  return new Request(request.url, { method: 'POST', headers: request.headers, body })
}
