import { hkdfSync } from 'node:crypto'
import { EncryptJWT, jwtDecrypt } from 'jose'
import { z } from 'zod/mini'
import { authSecret } from '@/lib/platform/config/secret'
import { LOCALES } from '@/lib/platform/i18n/locales'

const DAY_SECONDS = 24 * 3600

/** Maximum seconds of a session; a remembered one ends `idle` after its last use. */
export const SESSION_SECONDS = {
  remembered: 180 * DAY_SECONDS,
  browser: 7 * DAY_SECONDS,
  idle: 30 * DAY_SECONDS,
} as const

const claimsSchema = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  admin: z.boolean(),
  familyId: z.nullable(z.uuid()),
  language: z.nullable(z.enum(LOCALES)),
})

/** Claims for middleware, which has no database. They may be stale. */
export type Claims = z.infer<typeof claimsSchema>

let key: Uint8Array | undefined

/** Derives next-auth's key once; its `encode` and `decode` derive it every time, in a thread that may be busy. */
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

type DecodedToken = { claims: Claims; expiresAt: number }

const cache = new Map<string, DecodedToken>()

/** A full cache is emptied; its tokens are decrypted again. */
const MAX_CACHED = 10_000

export function getCachedClaims(token: string): Claims | null {
  const cached = cache.get(token)
  return cached && Date.now() < cached.expiresAt ? cached.claims : null
}

/** Returns a token's claims; null when invalid or expired. */
export async function decodeClaims(token: string | undefined): Promise<Claims | null> {
  if (!token) return null
  const { claims, expiresAt } = cache.get(token) ?? (await decrypt(token))
  return Date.now() < expiresAt ? claims : null
}

const INVALID_TOKEN = { claims: null, expiresAt: 0 }

async function decrypt(token: string): Promise<DecodedToken | typeof INVALID_TOKEN> {
  // Outside of the try: a missing secret must fail, not make tokens invalid.
  const secretKey = getKey()
  try {
    // The token's own header must not choose its algorithm.
    const { payload } = await jwtDecrypt(token, secretKey, {
      keyManagementAlgorithms: [ALGORITHM],
      contentEncryptionAlgorithms: [ENCRYPTION],
    })
    const { success, data } = claimsSchema.safeParse(payload)
    if (!success) return INVALID_TOKEN
    const decoded = { claims: data, expiresAt: Number(payload.exp) * 1000 }
    if (cache.size >= MAX_CACHED) cache.clear()
    cache.set(token, decoded)
    return decoded
  } catch {
    return INVALID_TOKEN
  }
}
