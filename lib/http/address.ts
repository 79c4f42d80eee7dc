import 'server-only'
import { isIPv6 } from 'node:net'
import { env } from '@/lib/config/env'

/**
 * The address of whoever calls. The server writes the socket's address at the end of X-Forwarded-For, as a proxy
 * does; what stands before it came with the request and counts only as far as proxies are trusted.
 */
export function addressOfCaller(headers: Headers): string {
  const told = (headers.get('x-forwarded-for') ?? '').split(',').map((address) => address.trim())
  return network(told[Math.max(0, told.length - 1 - env().TRUST_PROXY)] ?? '')
}

/** IPv4 in IPv6's clothes is told as IPv4; of a real IPv6 address only the network counts, the rest is free to choose. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  const all = plain.includes('::') ? [...groups, ...Array(missing).fill('0'), ...tail.split(':')] : groups
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
