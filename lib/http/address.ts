import 'server-only'
import { env } from '@/lib/config/env'
import { toCallerAddress } from './caller-address.mjs'

/** Returns the address of the caller: the socket's, or what trusted proxies forward. */
export function addressOfCaller(headers: Headers): string {
  return toCallerAddress(headers.get('x-forwarded-for'), env().TRUST_PROXY)
}
