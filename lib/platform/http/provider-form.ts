import 'server-only'
import { readBytes } from './body'

const FORM_BYTES = 64 * 1024

/** Turns a redirect to a provider into JSON: our form-action policy applies to redirects. */
export function toJsonRedirect(request: Request, response: Response): Response {
  const location = response.headers.get('location')
  if (!location || !request.headers.get('accept')?.includes('application/json')) return response
  const headers = new Headers(response.headers)
  headers.delete('location')
  return Response.json({ url: location }, { headers })
}

/** Buffers a request's form: next-auth would read it without limit. */
export async function bufferFormBody(request: Request): Promise<Request> {
  if (request.method !== 'POST') return request
  const body = await readBytes(request, FORM_BYTES, 'payload_too_large')
  return new Request(request.url, { method: 'POST', headers: request.headers, body })
}
