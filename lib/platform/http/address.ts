import 'server-only'
import { env } from '@/lib/platform/config/env'
import { toCallerAddress } from './caller-address.mjs'

/** Returns the caller's address: the socket's, or the one that trusted proxies forward. */
export function addressOfCaller(headers: Headers): string {
  return toCallerAddress(headers.get('x-forwarded-for'), env().TRUST_PROXY)
}
