import 'server-only'
import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { env } from '@/lib/platform/config/env'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8)
LOOPBACK.addAddress('::1', 'ipv6')

/** Special-purpose addresses (RFC 6890 and later). */
const NOT_PUBLIC = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(net, prefix)

/** Global unicast, without mapped and translated IPv4 addresses. */
const GLOBAL = new BlockList()
GLOBAL.addSubnet('2000::', 3, 'ipv6')
const NOT_GLOBAL = new BlockList()
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  NOT_GLOBAL.addSubnet(net, prefix, 'ipv6')

/** No public name server answers these. */
const LOCAL_NAME = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|arpa)$/

export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !NOT_PUBLIC.check(address)
  return version === 6 && GLOBAL.check(address, 'ipv6') && !NOT_GLOBAL.check(address, 'ipv6')
}

function isLoopbackAddress(address: string): boolean {
  return LOOPBACK.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/**
 * Parses a push service's address; null unless https at the usual port, without credentials, at a public
 * host. `lookupPublic` checks what the name resolves to.
 */
export function parsePushAddress(text: string): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  const { protocol, port, username, password } = url
  const host = toHost(url)
  if (username || password || url.hash) return null
  if (env().PUSH_ALLOW_LOOPBACK && isLoopbackHost(host)) return /^https?:$/.test(protocol) ? url : null
  if (protocol !== 'https:' || port !== '') return null
  if (isIP(host)) return isPublicAddress(host) ? url : null
  return host.includes('.') && !LOCAL_NAME.test(host) ? url : null
}

const toHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')

const isLoopbackHost = (host: string) => host === 'localhost' || (isIP(host) > 0 && isLoopbackAddress(host))

/** Resolves a name for a connection; fails if any address is not public. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  const isAllowed =
    env().PUSH_ALLOW_LOOPBACK && isLoopbackHost(hostname) ? isLoopbackAddress : isPublicAddress
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? []
    if (error) return callback(error, '')
    if (!first || !addresses.every(({ address }) => isAllowed(address)))
      return callback(Object.assign(new Error('not a public address'), { code: 'ENOTPUBLIC' }), '')
    if (options.all) return callback(null, addresses)
    return callback(null, first.address, first.family)
  })
}
