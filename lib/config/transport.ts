/**
 * How requests come to this process. Apart from env.ts because middleware needs these values and must stay small; what
 * they may be is checked there.
 */
export function trustsProxy(): boolean {
  return Number(process.env.TRUST_PROXY ?? 0) > 0
}

/** Returns whether the public address is https: cookies are then secure. */
export function isPublicAddressHttps(): boolean {
  return /^https:/i.test(process.env.APP_URL ?? '')
}

/** Whether people reach us by TLS: the public address says so, or a proxy that is trusted. */
export function isBehindTls(headers: Headers): boolean {
  if (isPublicAddressHttps()) return true
  return trustsProxy() && headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https'
}

/** Hot reload evaluates code and writes styles, which no policy for readers would let it. */
export function isDevelopment(): boolean {
  return process.env.NODE_ENV === 'development'
}
