import { endedSessionCookie, readSessionToken } from './cookies'
import { type Claims, decodeClaims } from './token'

export type { Claims }

/** Answers for a page with the claims of its session token, and removes a cookie that is damaged or expired. */
export async function withPageSession<R extends Response>(
  request: Headers,
  answer: (claims: Claims | null) => Promise<R>,
): Promise<R> {
  const token = readSessionToken(request)
  const claims = await decodeClaims(token)
  const response = await answer(claims)
  if (token && !claims) response.headers.append('set-cookie', endedSessionCookie())
  return response
}
