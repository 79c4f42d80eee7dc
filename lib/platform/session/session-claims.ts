import { buildEndedSessionCookie, readSessionToken } from './cookies'
import { type Claims, decodeClaims } from './token'

/** Passes the token's claims to a page; removes an invalid cookie. */
export async function withSessionClaims<R extends Response>(
  request: Headers,
  handle: (claims: Claims | null) => Promise<R>,
): Promise<R> {
  const token = readSessionToken(request)
  const claims = await decodeClaims(token)
  const response = await handle(claims)
  if (token && !claims) response.headers.append('set-cookie', buildEndedSessionCookie())
  return response
}
