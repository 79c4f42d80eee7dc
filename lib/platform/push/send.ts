import 'server-only'
import { createHash } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'
import webPush from 'web-push'
import { appUrl, env } from '@/lib/platform/config/env'
import { HOUR_MS } from '@/lib/platform/dates/durations'
import { log } from '@/lib/platform/log/log'
import { lookupPublic, parsePushAddress } from './address'

export type PushKeys = { publicKey: string; privateKey: string }
export type PushTarget = { endpoint: string; p256dh: string; auth: string }
export type PushMessage = {
  payload: string
  seconds: number
  /** Replaces a waiting message of the topic. */
  topic: string
}

/** `gone`: the subscription has ended. */
export type PushOutcome = 'sent' | 'gone' | 'failed'

const TIMEOUT = 5_000

// The product's other connections had no check of their address. Kept open: a service gets thousands of messages.
const IDLE = { keepAlive: true, timeout: 10_000, maxFreeSockets: 50 }
const agents = { http: new http.Agent(IDLE), https: new https.Agent(IDLE) }
/** Longer response bodies end the connection. */
const MAX_BODY_BYTES = 4096

/**
 * Encrypts a message (RFC 8291) and sends it to the browser's push service (RFC 8030, 8292). Never throws.
 */
export async function sendPush(
  { endpoint, p256dh, auth }: PushTarget,
  { payload, seconds, topic }: PushMessage,
  keys: PushKeys,
): Promise<PushOutcome> {
  const url = parsePushAddress(endpoint)
  if (!url) return 'gone'
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint: url.href, keys: { p256dh, auth } },
      payload,
      { headers: { Authorization: authorize(url.origin, keys) }, TTL: seconds, topic: hashTopic(topic) },
    )
    const status = await deliver(url, headers, body)
    if (status === 401 || status === 403) tokens.delete(nameAudience(url.origin, keys))
    if (status === 404 || status === 410) return 'gone'
    if (status >= 200 && status < 300) return 'sent'
    log.warn({ host: url.host, status }, 'a push service refused a message')
  } catch (err) {
    // The address may be in the error text, too.
    log.warn(
      { host: url.host, code: (err as NodeJS.ErrnoException).code },
      'a push service cannot be reached',
    )
  }
  return 'failed'
}

const tokens = new Map<string, { authorization: string; expiresAt: number }>()
const MAX_TOKENS = 100

const nameAudience = (origin: string, { publicKey }: PushKeys) => `${origin} ${publicKey}`

/** Returns the header of RFC 8292 for a push service; a token is signed once an hour, not for each message. */
function authorize(origin: string, keys: PushKeys): string {
  const now = Date.now()
  const audience = nameAudience(origin, keys)
  const known = tokens.get(audience)
  if (known && known.expiresAt > now) return known.authorization
  if (tokens.size >= MAX_TOKENS) tokens.clear()
  const { publicKey, privateKey } = keys
  const { Authorization } = webPush.getVapidHeaders(origin, getSubject(), publicKey, privateKey, 'aes128gcm')
  tokens.set(audience, { authorization: Authorization, expiresAt: now + HOUR_MS })
  return Authorization
}

/** Returns the status; a kept connection that the service has closed is replaced once. */
async function deliver(url: URL, headers: http.OutgoingHttpHeaders, body: Buffer): Promise<number> {
  const options = { method: 'POST', headers, lookup: lookupPublic, signal: AbortSignal.timeout(TIMEOUT) }
  const isSecure = url.protocol === 'https:'
  try {
    return await post(url, { ...options, agent: isSecure ? agents.https : agents.http }, body)
  } catch (error) {
    if (!(error instanceof ClosedConnection)) throw error
    return post(url, { ...options, agent: false }, body)
  }
}

class ClosedConnection extends Error {}

/** Follows no redirects. */
function post(url: URL, options: https.RequestOptions, body: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, options, (response) => {
      resolve(response.statusCode ?? 0)
      skipBody(response)
    })
    // Without a listener, Node would end the request without an error.
    request.on('upgrade', (response, socket) => {
      socket.destroy()
      resolve(response.statusCode ?? 0)
    })
    request.on('error', (error: NodeJS.ErrnoException) => {
      const isClosed = request.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE')
      reject(isClosed ? new ClosedConnection() : error)
    })
    request.on('close', () => reject(new Error('The push service has closed the connection')))
    request.end(body)
  })
}

function skipBody(response: http.IncomingMessage): void {
  let bytes = 0
  response.on('error', () => undefined)
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > MAX_BODY_BYTES) response.destroy()
  })
}

function getSubject(): string {
  const contact = env().OPERATOR_CONTACT
  if (contact?.includes('@') && !contact.includes('/')) return `mailto:${contact}`
  const address = [contact, appUrl()].find((each) => each?.startsWith('https://'))
  return address ?? `mailto:push@${new URL(appUrl()).hostname}`
}

function hashTopic(topic: string): string {
  return createHash('sha256').update(topic).digest('base64url').slice(0, 32)
}

export function createPushKeys(): PushKeys {
  return webPush.generateVAPIDKeys()
}
