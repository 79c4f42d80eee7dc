import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Delivered = {
  endpoint: string
  headers: IncomingHttpHeaders
  /** Claims of the verified VAPID token, and the key that signed it. */
  vapid: { aud: string; exp: number; sub: string; key: string }
  // biome-ignore lint/suspicious/noExplicitAny: tests look into what was sent
  content: any
}

type Browser = { ecdh: ECDH; auth: Buffer; status: number; delay: number }

/**
 * Starts a push service that decrypts as a browser does (RFC 8188, 8291) and verifies the sender's token
 * (RFC 8292), without the app's library.
 */
export async function startPushService() {
  const browsers = new Map<string, Browser>()
  const delivered: Delivered[] = []
  const requests: string[] = []
  const errors: unknown[] = []
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const endpoint = `${origin}${request.url}`
    const browser = browsers.get(endpoint)
    requests.push(endpoint)
    if (!browser) return response.writeHead(404).end()
    if (browser.delay > 0) await new Promise((resolve) => setTimeout(resolve, browser.delay))
    if (browser.status !== 201)
      return response.writeHead(browser.status, { location: `${origin}/elsewhere` }).end()
    try {
      const vapid = readToken(request.headers.authorization ?? '')
      const content = JSON.parse(decrypt(body, browser))
      delivered.push({ endpoint, headers: request.headers, vapid, content })
      response.writeHead(201).end()
    } catch (error) {
      errors.push(error)
      response.writeHead(400).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    origin,
    delivered,
    requests,
    errors,
    /** Returns what a new browser would send to the app. */
    subscribe({ status = 201, delay = 0 } = {}) {
      const [ecdh, auth] = [createECDH('prime256v1'), randomBytes(16)]
      const endpoint = `${origin}/send/${randomBytes(12).toString('hex')}`
      const p256dh = ecdh.generateKeys('base64url')
      browsers.set(endpoint, { ecdh, auth, status, delay })
      return { endpoint, keys: { p256dh, auth: auth.toString('base64url') } }
    },
    setStatus(endpoint: string, status: number) {
      const browser = browsers.get(endpoint)
      if (browser) browser.status = status
    },
    sentTo: ({ endpoint }: { endpoint: string }) =>
      delivered.filter((message) => message.endpoint === endpoint),
    clear() {
      for (const list of [delivered, requests, errors]) list.length = 0
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

function readToken(authorization: string): Delivered['vapid'] {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [header = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isRight = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isRight) throw new Error('The signature of the VAPID token is wrong')
  if (JSON.parse(Buffer.from(header, 'base64url').toString()).alg !== 'ES256') throw new Error('not ES256')
  return { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), key }
}

function decrypt(body: Buffer, { ecdh, auth }: Browser): string {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const prk = createHmac('sha256', auth).update(ecdh.computeSecret(sender)).digest()
  const ikm = createHmac('sha256', prk)
    .update(info)
    .update(Buffer.from([1]))
    .digest()
  const key = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12))
  const sealed = body.subarray(21 + idLength)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: 16 })
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0) throw new Error('The last record has no delimiter')
  return padded.subarray(0, end).toString('utf8')
}
