import 'server-only'
import { AppError } from '@/lib/errors/app-error'
import type { Locale } from '@/lib/i18n/locales'
import type { Actor } from '@/lib/session/actor'
import {
  endedEnvironmentCookie,
  endedSessionCookies,
  readSessionToken,
  sessionCookie,
} from '@/lib/session/cookies'
import { closeSession, reloadActor, renewToken } from '@/lib/session/service'
import type { Contract } from './contract'
import { failure } from './envelope'

/** Returns the error response of a call; it clears the cookie of a session that is over. */
export function toErrorResponse(error: unknown, request: Request, locale: Locale): Response {
  const response = failure(error, locale)
  const ended = isSessionOver(error, request) ? endedSessionCookies() : []
  for (const cookie of ended) response.headers.append('set-cookie', cookie)
  return response
}

/** Returns whether a call was refused because the session of its cookie is over: the browser may then forget it. */
function isSessionOver(error: unknown, { headers }: Request): boolean {
  const isUnauthenticated = error instanceof AppError && error.code === 'unauthenticated'
  return isUnauthenticated && !headers.has('authorization') && readSessionToken(headers) !== undefined
}

type Outcome = {
  response: Response
  result: unknown
  contract: Contract
  actor: Actor | null
  body: unknown
  byCookie: boolean
}

/** Sets, renews or clears the caller's cookie, as the contract says. */
export async function applySession({
  contract,
  response,
  result,
  actor,
  body,
  byCookie,
}: Outcome): Promise<void> {
  const set = (cookie: string) => response.headers.append('set-cookie', cookie)
  if (contract.session === 'end') endedSessionCookies().forEach(set)
  if (contract.session === 'start') {
    // A sign-in replaces the cookie: nobody could end the session of the earlier one any more.
    if (contract.access === 'anyone' && byCookie && actor) await closeSession(actor)
    const { token } = result as { token: string }
    set(sessionCookie(token, (body as { remember?: boolean }).remember ?? actor?.remember ?? false))
    set(endedEnvironmentCookie())
  }
  if (contract.session === 'renew' && byCookie && actor) {
    const fresh = await reloadActor(actor)
    if (fresh) set(sessionCookie(await renewToken(fresh), fresh.remember))
  }
}
