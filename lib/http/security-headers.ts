import { isBehindTls, isDevelopment } from '@/lib/config/transport'
import { CSP, type Headline, policy, withHeadlines } from './default-security-headers'
import { getRequestId, REQUEST_ID_HEADER } from './request-id'

/** Two years, this host alone: what else stands under its name is not ours to decide. */
const HSTS: Headline = ['strict-transport-security', 'max-age=63072000']

/** The style element that the library of toasts writes: empty at first, then its text; a test reads the installed one. */
export const TOAST_STYLES =
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='"

/** Data, pictures and files are no documents: nothing in them runs, loads or is framed. */
const DATA_POLICY = policy("default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", 'sandbox')

/** Browsers show a PDF with a viewer of their own, which is a plugin with styles and does not start in a sandbox. */
const PDF_POLICY = policy(
  ...["default-src 'none'", "object-src 'self'", "style-src 'unsafe-inline'", "base-uri 'none'"],
  ...["form-action 'none'", "frame-ancestors 'none'"],
)

/**
 * What a page may do: scripts that carry its nonce and those that these load, nothing inline, no other site. Style
 * attributes are allowed, because charts and plants are drawn with them; style elements are not.
 */
function pagePolicy(nonce: string, isTls: boolean): string {
  const styles = isDevelopment()
    ? ["style-src 'self' 'unsafe-inline'"]
    : [`style-src-elem 'self' 'nonce-${nonce}' ${TOAST_STYLES}`, "style-src-attr 'unsafe-inline'"]
  return policy(
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment() ? " 'unsafe-eval'" : ''}`,
    ...styles,
    "img-src 'self' data: blob:",
    ...["font-src 'self'", "connect-src 'self'", "worker-src 'self'", "manifest-src 'self'"],
    ...["frame-src 'none'", "object-src 'none'", "base-uri 'none'", "form-action 'self'"],
    "frame-ancestors 'none'",
    isTls && 'upgrade-insecure-requests',
  )
}

/**
 * Answers for a page with its headers. The page is told them with its request, too, and gives its scripts the nonce that
 * stands in them. The standing headers come from next.config.ts, also for files that middleware does not see.
 * @param answer is given the headers of the request as the page gets them
 */
export async function withPageHeaders<R extends Response>(
  request: Headers,
  answer: (forwarded: Headers) => Promise<R>,
): Promise<R> {
  const headlines = pageHeaders(request)
  const response = await answer(withHeadlines(request, headlines))
  for (const headline of headlines) response.headers.set(...headline)
  return response
}

/** What a page's answer carries beside the standing headers, with another nonce at each call. */
export function pageHeaders(request: Headers): Headline[] {
  const isTls = isBehindTls(request)
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
  const always: Headline[] = [
    [CSP, pagePolicy(nonce, isTls)],
    [REQUEST_ID_HEADER, getRequestId(request)],
  ]
  return isTls ? [...always, HSTS] : always
}

/** Puts on the answer of a call what is its own; the standing headers come from next.config.ts, as a page's do. */
export function secureAnswer(request: Headers, response: Response, requestId: string): void {
  const isPdf = response.headers.get('content-type')?.startsWith('application/pdf') ?? false
  response.headers.set(CSP, isPdf ? PDF_POLICY : DATA_POLICY)
  response.headers.set(REQUEST_ID_HEADER, requestId)
  if (isBehindTls(request)) response.headers.set(...HSTS)
}
