import { expect, it } from 'vitest'
import { toCallerAddress } from '@/lib/platform/http/caller-address.mjs'

it.each([
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['10.0.0.1:51234', '10.0.0.1'],
  ['[2001:db8:0:1:2:3:4:5]:443', '2001:db8:0:1'],
  ['2001:DB8::1', '2001:db8:0:0'],
])('the client address %s is read as %s', (address, caller) => {
  expect(toCallerAddress(address, 0)).toBe(caller)
})

it('IPv6 addresses of one /64 network count as one client', () => {
  const callers = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:0db8:0001:0002::'].map((address) =>
    toCallerAddress(`${address}, 10.0.0.1`, 1),
  )
  expect(new Set(callers)).toEqual(new Set(['2001:db8:1:2']))
})

it('the forwarded header is trusted only for the configured number of proxies', () => {
  const header = '6.6.6.6, 7.7.7.7, 10.0.0.1'
  expect([0, 1, 2, 9].map((proxies) => toCallerAddress(header, proxies))).toEqual([
    '10.0.0.1',
    '7.7.7.7',
    '6.6.6.6',
    '6.6.6.6',
  ])
  expect(toCallerAddress('10.0.0.1', 1)).toBe('10.0.0.1')
})
