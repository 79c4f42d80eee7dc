import { hkdfSync } from 'node:crypto'
import { EncryptJWT, jwtDecrypt } from 'jose'
import { z } from 'zod/mini'
import { authSecret } from '@/lib/platform/config/secret'
import { LOCALES } from '@/lib/platform/i18n/locales'

const DAY = 24 * 3600

/** Maximum seconds of a session; a remembered one ends `idle` after its last use. */
export const SESSION_SECONDS = { remembered: 180 * DAY, browser: 7 * DAY, idle: 30 * DAY } as const

const claimsSchema = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  admin: z.boolean(),
  familyId: z.nullable(z.uuid()),
  language: z.nullable(z.enum(LOCALES)),
})

/** Claims for middleware, which has no database. May be stale. */
export type Claims = z.infer<typeof claimsSchema>

let key: Uint8Array | undefined

/** next-auth's `encode` and `decode` wait for a busy thread every time. */
function getKey(): Uint8Array {
  key ??= new Uint8Array(hkdfSync('sha256', authSecret(), '', 'NextAuth.js Generated Encryption Key', 32))
  return key
}

const [ALGORITHM, ENCRYPTION] = ['dir', 'A256GCM']

/** Encodes a token as next-auth does. */
export function encodeClaims(claims: Claims, maxAge: number): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  return new EncryptJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, enc: ENCRYPTION })
    .setIssuedAt(now)
    .setExpirationTime(now + maxAge)
    .setJti(crypto.randomUUID())
    .encrypt(getKey())
}

const known = new Map<string, { claims: Claims; until: number }>()

/** Most cached tokens; one that was dropped is decrypted again. */
const MAX_KNOWN = 10_000

/** Returns the cached claims of a token, or null. */
export function knownClaims(token: string): Claims | null {
  const read = known.get(token)
  return read && Date.now() < read.until ? read.claims : null
}

/** Returns a token's claims; null when invalid or expired. */
export async function decodeClaims(token: string | undefined): Promise<Claims | null> {
  if (!token) return null
  const { claims, until } = known.get(token) ?? (await decrypt(token))
  return Date.now() < until ? claims : null
}

const INVALID_TOKEN = { claims: null, until: 0 }

async function decrypt(token: string): Promise<{ claims: Claims; until: number } | typeof INVALID_TOKEN> {
  // A missing secret is not an invalid token.
  const secretKey = getKey()
  try {
    // The token's header must not choose, as in next-auth's `decode`.
    const { payload } = await jwtDecrypt(token, secretKey, {
      keyManagementAlgorithms: [ALGORITHM],
      contentEncryptionAlgorithms: [ENCRYPTION],
    })
    const { success, data } = claimsSchema.safeParse(payload)
    if (!success) return INVALID_TOKEN
    const read = { claims: data, until: Number(payload.exp) * 1000 }
    if (known.size >= MAX_KNOWN) known.clear()
    known.set(token, read)
    return read
  } catch {
    return INVALID_TOKEN
  }
}
