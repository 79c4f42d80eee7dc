// Plain JavaScript: loaded before anything is compiled.
import { isIPv6 } from 'node:net'

/**
 * Returns the caller's address, for IPv6 the network: users choose the rest.
 * @param {string | null | undefined} forwardedFor X-Forwarded-For header, the socket's address last
 * @param {number} trustedProxies number of proxies
 * @returns {string} IPv4 address, or four groups of an IPv6 address
 */
export function toCallerAddress(forwardedFor, trustedProxies) {
  const addresses = (forwardedFor ?? '').split(',').map((address) => address.trim())
  return toNetwork(addresses[Math.max(0, addresses.length - 1 - trustedProxies)] ?? '')
}

/** @param {string} address */
function toNetwork(address) {
  // Some proxies add the port, which differs per connection.
  const host = address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  const plain = host.replace(/^::ffff:(?=\d+\.)/i, '')
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
