/** Checks if requests pass a trusted proxy; not in env.ts, to keep middleware small. */
export function trustsProxy(): boolean {
  return Number(process.env.TRUST_PROXY ?? 0) > 0
}

export function isPublicAddressHttps(): boolean {
  return /^https:/i.test(process.env.APP_URL ?? '')
}

export function isBehindTls(headers: Headers): boolean {
  if (isPublicAddressHttps()) return true
  return trustsProxy() && headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https'
}

/** Checks for development, where hot reload needs a weaker policy. */
export function isDevelopment(): boolean {
  return process.env.NODE_ENV === 'development'
}
