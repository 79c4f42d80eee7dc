import { isBehindTls, isDevelopment } from '@/lib/platform/config/transport'
import { CSP, type Headline, policy, withHeadlines } from './default-security-headers'
import { getRequestId, REQUEST_ID_HEADER } from './request-id'

/** Without subdomains, which may belong to others. */
const HSTS: Headline = ['strict-transport-security', 'max-age=63072000']

/** Hashes of the toast library's style element; tested. */
export const TOAST_STYLES =
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='"

const DATA_POLICY = policy("default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", 'sandbox')

/** The browser's PDF viewer has styles and fails in a sandbox. */
const PDF_POLICY = policy(
  ...["default-src 'none'", "object-src 'self'", "style-src 'unsafe-inline'", "base-uri 'none'"],
  ...["form-action 'none'", "frame-ancestors 'none'"],
)

/** Charts and plants need style attributes. Firefox before 108 knows only `style-src`. */
function pagePolicy(nonce: string, isTls: boolean): string {
  const styles = isDevelopment()
    ? ["style-src 'self' 'unsafe-inline'"]
    : [
        "style-src 'self' 'unsafe-inline'",
        `style-src-elem 'self' 'nonce-${nonce}' ${TOAST_STYLES}`,
        "style-src-attr 'unsafe-inline'",
      ]
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

/** Adds the page's headers to the response, and to the request, for rendering. */
export async function withPageHeaders<R extends Response>(
  request: Headers,
  handle: (forwarded: Headers) => Promise<R>,
): Promise<R> {
  const headlines = pageHeaders(request)
  const response = await handle(withHeadlines(request, headlines))
  for (const headline of headlines) response.headers.set(...headline)
  return response
}

/** Returns the nonce of `withPageHeaders`. */
export function readNonce(forwarded: Pick<Headers, 'get'>): string | undefined {
  return /'nonce-([^']+)'/.exec(forwarded.get(CSP) ?? '')?.[1]
}

/** Returns a page's headers with a new nonce. */
export function pageHeaders(request: Headers): Headline[] {
  const isTls = isBehindTls(request)
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
  const always: Headline[] = [
    [CSP, pagePolicy(nonce, isTls)],
    [REQUEST_ID_HEADER, getRequestId(request)],
  ]
  return isTls ? [...always, HSTS] : always
}

export function setSecurityHeaders(request: Headers, response: Response, requestId: string): void {
  const isPdf = response.headers.get('content-type')?.startsWith('application/pdf') ?? false
  response.headers.set(CSP, isPdf ? PDF_POLICY : DATA_POLICY)
  response.headers.set(REQUEST_ID_HEADER, requestId)
  if (isBehindTls(request)) response.headers.set(...HSTS)
}
