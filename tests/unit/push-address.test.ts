import { describe, expect, it } from 'vitest'
import { env } from '@/lib/platform/config/env'
import { isPublicAddress, lookupPublic, parsePushAddress } from '@/lib/platform/push/address'

const resolve = (name: string, options: object = {}) =>
  new Promise((done) => {
    lookupPublic(name, options, (error, address) => done(error?.code ?? address))
  })

describe('the address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://db5p.notify.windows.com/w/?token=abc',
  ])('may be %s', (address) => {
    expect(parsePushAddress(address)?.href).toBe(address)
  })

  it.each(['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111', '2a00:1450:4001::1'])(
    'may resolve to the public address %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  it.each(['192.0.2.1', '198.18.0.1', '::ffff:8.8.8.8', '2001:db8::1', '2001::1', 'fc00::1', 'ff02::1', 'x'])(
    'may not resolve to the address %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(false)
    },
  )

  it('is refused when its name resolves to the local machine', async () => {
    expect(await resolve('localhost')).toBe('ENOTPUBLIC')
    expect(await resolve('localhost', { all: true })).toBe('ENOTPUBLIC')
    Object.assign(env(), { PUSH_ALLOW_LOOPBACK: true })
    expect(await resolve('localhost')).toMatch(/^(127\.0\.0\.1|::1)$/)
    Object.assign(env(), { PUSH_ALLOW_LOOPBACK: false })
  })
})
