import 'server-only'
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { authSecret } from '@/lib/platform/config/secret'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts a text with AES-256-GCM under a key derived from AUTH_SECRET.
 * @param owner id that the text is bound to
 */
export function encrypt(purpose: string, text: string, owner: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, deriveKey(purpose), iv).setAAD(Buffer.from(owner))
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url')
}

/** Decrypts a text; null when damaged, of another owner, or under another AUTH_SECRET. */
export function decrypt(purpose: string, encrypted: string, owner: string): string | null {
  const bytes = Buffer.from(encrypted, 'base64url')
  const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)]
  try {
    const decipher = createDecipheriv(ALGORITHM, deriveKey(purpose), iv, { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
    const content = bytes.subarray(IV_BYTES + TAG_BYTES)
    return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

function deriveKey(purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', authSecret(), '', `brota ${purpose}`, 32))
}
