export type Headline = readonly [name: string, value: string]

/** Returns a copy of headers with some set. */
export function withHeadlines(headers: Headers, headlines: readonly Headline[]): Headers {
  const all = new Headers(headers)
  for (const headline of headlines) all.set(...headline)
  return all
}

export const CSP = 'content-security-policy'

/** Formats a content security policy. */
export function policy(...directives: (string | false)[]): string {
  return directives.filter(Boolean).join('; ')
}

/** Photos are taken by the phone's own input. */
const UNUSED = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media', 'geolocation'],
  ...['gyroscope', 'hid', 'idle-detection', 'magnetometer', 'microphone', 'midi', 'payment'],
  ...['picture-in-picture', 'publickey-credentials-create', 'publickey-credentials-get'],
  ...['serial', 'usb', 'xr-spatial-tracking', 'browsing-topics'],
]

/** Features of the child's screen. */
const OWN = ['fullscreen', 'screen-wake-lock']

export const DEFAULT_SECURITY_HEADERS: readonly Headline[] = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  // URLs hold tokens that other sites must not receive.
  ['referrer-policy', 'same-origin'],
  [
    'permissions-policy',
    [...UNUSED.map((name) => `${name}=()`), ...OWN.map((name) => `${name}=(self)`)].join(', '),
  ],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['origin-agent-cluster', '?1'],
  ['x-permitted-cross-domain-policies', 'none'],
]

/** Policy for files; drawings have inline styles. */
export const FILE_POLICY = policy(
  ...["default-src 'none'", "style-src 'unsafe-inline'", "base-uri 'none'", "form-action 'none'"],
  ...["frame-ancestors 'none'", 'sandbox'],
)

export const WORKER_POLICY = policy("default-src 'none'", "connect-src 'self'", "frame-ancestors 'none'")
