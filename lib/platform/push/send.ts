import 'server-only'
import { createHash } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'
import webPush from 'web-push'
import { appUrl, env } from '@/lib/platform/config/env'
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

// Other connections' addresses were not checked.
const agents = { http: new http.Agent(), https: new https.Agent() }

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
      { vapidDetails: { subject: getSubject(), ...keys }, TTL: seconds, topic: hashTopic(topic) },
    )
    const status = await post(url, headers, body)
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

/** Reads no body and follows no redirects. */
function post(url: URL, headers: http.OutgoingHttpHeaders, body: Buffer): Promise<number> {
  const isSecure = url.protocol === 'https:'
  const options = {
    method: 'POST',
    headers,
    agent: isSecure ? agents.https : agents.http,
    lookup: lookupPublic,
    signal: AbortSignal.timeout(TIMEOUT),
  }
  return new Promise((resolve, reject) => {
    const request = (isSecure ? https : http).request(url, options, (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    request.on('error', reject)
    request.end(body)
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

/** Creates this installation's keys for push services. */
export function createPushKeys(): PushKeys {
  return webPush.generateVAPIDKeys()
}
