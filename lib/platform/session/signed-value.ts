import 'server-only'
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { authSecret } from '@/lib/platform/config/secret'

/** Signs a value until `expiresAt`; for links and forms, never as a session. */
export function signValue(purpose: string, value: string, expiresAt: Date): string {
  const content = `${value}.${expiresAt.getTime()}`
  return `${content}.${createSignature(purpose, content)}`
}

/** Returns the value without its signature; null when forged, damaged or expired. */
export function verifySignedValue(purpose: string, signed: string, now: Date): string | null {
  const [value = '', expires = '', signature = ''] = signed.split('.')
  const expected = Buffer.from(createSignature(purpose, `${value}.${expires}`))
  const received = Buffer.from(signature)
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return null
  return Number(expires) > now.getTime() ? value : null
}

function createSignature(purpose: string, content: string): string {
  return createHmac('sha256', authSecret()).update(`${purpose}:${content}`).digest('base64url')
}

/** Creates a mailed link's secret: 128 bits, short enough for one line. */
export function createSecret(): string {
  return randomBytes(16).toString('hex')
}

/** Hashes a secret, which is strong: one round is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
