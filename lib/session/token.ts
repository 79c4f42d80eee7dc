import { decode, encode } from 'next-auth/jwt'
import { z } from 'zod/mini'
import { authSecret } from '@/lib/config/secret'

/** next-auth's own names, so that its helpers and ours read the same cookie. */
export const SESSION_COOKIE = 'next-auth.session-token'

/** How long a sign-in lasts, in seconds: kept by the browser, or until the browser ends (with a limit all the same). */
export const SESSION_SECONDS = { remembered: 30 * 24 * 3600, browser: 7 * 24 * 3600 } as const

const claimsSchema = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  admin: z.boolean(),
  familyId: z.nullable(z.uuid()),
  language: z.nullable(z.enum(['en', 'pt-BR'])),
})

/** What the token says, so that middleware can decide without the database. It may be out of date. */
export type Claims = z.infer<typeof claimsSchema>

export function encodeClaims(claims: Claims, maxAge: number): Promise<string> {
  return encode({ token: claims, secret: authSecret(), maxAge })
}

/** The claims of a token, or null when it is not ours, expired or damaged. */
export async function decodeClaims(token: string | undefined): Promise<Claims | null> {
  if (!token) return null
  try {
    const parsed = claimsSchema.safeParse(await decode({ token, secret: authSecret() }))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
