import 'server-only'
import { env } from '@/lib/platform/config/env'
import { toCallerAddress } from './caller-address.mjs'

/** Returns the caller's address from the socket or trusted proxies. */
export function addressOfCaller(headers: Headers): string {
  return toCallerAddress(headers.get('x-forwarded-for'), env().TRUST_PROXY)
}
