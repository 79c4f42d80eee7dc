import { hkdfSync } from 'node:crypto'
import { EncryptJWT } from 'jose'
import { decode } from 'next-auth/jwt'
import { z } from 'zod/mini'
import { authSecret } from '@/lib/config/secret'

const DAY = 24 * 3600

/**
 * Seconds that a sign-in lasts at most: remembered by the browser, or until the browser is closed (with a limit all the
 * same). A remembered one ends sooner, `idle` after its last use, which the database decides.
 */
export const SESSION_SECONDS = { remembered: 180 * DAY, browser: 7 * DAY, idle: 30 * DAY } as const

const claimsSchema = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  admin: z.boolean(),
  familyId: z.nullable(z.uuid()),
  language: z.nullable(z.enum(['en', 'pt-BR'])),
})

/** What the token says, so that middleware can decide without the database. It may be out of date. */
export type Claims = z.infer<typeof claimsSchema>

let key: Uint8Array | undefined

/**
 * A token as next-auth's `encode` makes it, which derives the key of every token anew on a thread of the engine's: so much
 * the longer where pictures and passwords keep the threads busy.
 */
export function encodeClaims(claims: Claims, maxAge: number): Promise<string> {
  key ??= new Uint8Array(hkdfSync('sha256', authSecret(), '', 'NextAuth.js Generated Encryption Key', 32))
  const now = Math.floor(Date.now() / 1000)
  return new EncryptJWT(claims)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setIssuedAt(now)
    .setExpirationTime(now + maxAge)
    .setJti(crypto.randomUUID())
    .encrypt(key)
}

/** What a token said when it was last read, until when; a token never says anything else. */
const known = new Map<string, { claims: Claims; until: number }>()

/** More than are signed in at once on one server; a token that was forgotten is only decrypted again. */
const MOST_KNOWN = 10_000

/** The claims of a token that was read before, at once; null when it has to be read. */
export function knownClaims(token: string): Claims | null {
  const read = known.get(token)
  return read && Date.now() < read.until ? read.claims : null
}

/** The claims of a token, or null when it is not ours, expired or damaged. */
export async function decodeClaims(token: string | undefined): Promise<Claims | null> {
  if (!token) return null
  const { claims, until } = known.get(token) ?? (await decrypt(token))
  return Date.now() < until ? claims : null
}

const NOTHING = { claims: null, until: 0 }

/** Decrypting waits for a thread; so much the longer where pictures and passwords keep the threads busy. */
async function decrypt(token: string): Promise<{ claims: Claims; until: number } | typeof NOTHING> {
  // Outside of the attempt: without the secret no token is known to be bad.
  const secret = authSecret()
  try {
    const payload = await decode({ token, secret })
    const { success, data } = claimsSchema.safeParse(payload)
    if (!success) return NOTHING
    const read = { claims: data, until: Number(payload?.exp) * 1000 }
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(token, read)
    return read
  } catch {
    return NOTHING
  }
}
