/** A header's name and value. */
export type Headline = readonly [name: string, value: string]

/** A copy of some headers with others put in or in their place. */
export function withHeadlines(headers: Headers, headlines: readonly Headline[]): Headers {
  const all = new Headers(headers)
  for (const headline of headlines) all.set(...headline)
  return all
}

export const CSP = 'content-security-policy'

/** The text of a content security policy. */
export function policy(...directives: (string | false)[]): string {
  return directives.filter(Boolean).join('; ')
}

/** What browsers know how to do and no page of ours asks for; taking a photo is an input of the phone itself. */
const UNUSED = [
  ...[
    'accelerometer',
    'autoplay',
    'camera',
    'display-capture',
    'encrypted-media',
    'fullscreen',
    'geolocation',
  ],
  ...['gyroscope', 'hid', 'idle-detection', 'magnetometer', 'microphone', 'midi', 'payment'],
  ...['picture-in-picture', 'publickey-credentials-create', 'publickey-credentials-get', 'screen-wake-lock'],
  ...['serial', 'usb', 'xr-spatial-tracking', 'browsing-topics'],
]

/** The same on every answer: pages, calls, files, redirects and refusals. */
export const DEFAULT_SECURITY_HEADERS: readonly Headline[] = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  // Addresses hold tokens (/reset-password/…, /u/…, /s/…); no other site is told where somebody came from.
  ['referrer-policy', 'same-origin'],
  ['permissions-policy', UNUSED.map((name) => `${name}=()`).join(', ')],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['origin-agent-cluster', '?1'],
  ['x-permitted-cross-domain-policies', 'none'],
]

/** Files that come with the build; drawings have their own styles. */
export const FILE_POLICY = policy(
  ...["default-src 'none'", "style-src 'unsafe-inline'", "base-uri 'none'", "form-action 'none'"],
  ...["frame-ancestors 'none'", 'sandbox'],
)

/** The service worker fetches from us alone. */
export const WORKER_POLICY = policy("default-src 'none'", "connect-src 'self'", "frame-ancestors 'none'")
