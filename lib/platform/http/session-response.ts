import 'server-only'
import { AppError } from '@/lib/platform/errors/app-error'
import type { Locale } from '@/lib/platform/i18n/locales'
import type { Actor } from '@/lib/platform/session/actor'
import {
  buildDeviceCookie,
  buildEndedEnvironmentCookie,
  buildEndedSessionCookies,
  buildSessionCookie,
  buildSignedOutCookie,
  readSessionToken,
} from '@/lib/platform/session/cookies'
import { deleteSession, reloadActor, renewToken } from '@/lib/platform/session/service'
import { decodeClaims } from '@/lib/platform/session/token'
import type { Contract } from './contract'
import { failure } from './envelope'

/** Clears an invalid cookie, but keeps that of an ended session: a newer sign-in may have replaced it. */
export async function toErrorResponse(error: unknown, request: Request, locale: Locale): Promise<Response> {
  const response = failure(error, locale)
  const isUnauthenticated = error instanceof AppError && error.code === 'unauthenticated'
  const token = readSessionToken(request.headers)
  if (isUnauthenticated && token && !(await decodeClaims(token))) {
    for (const cookie of buildEndedSessionCookies()) response.headers.append('set-cookie', cookie)
  }
  return response
}

type Outcome = {
  response: Response
  result: unknown
  contract: Contract
  actor: Actor | null
  body: unknown
  byCookie: boolean
}

/** Sets or clears cookies as the contract's `session` says; a new session ends the former one. */
export async function setSessionCookies({
  contract,
  response,
  result,
  actor,
  body,
  byCookie,
}: Outcome): Promise<void> {
  const set = (cookie: string) => response.headers.append('set-cookie', cookie)
  if (contract.session === 'end') [...buildEndedSessionCookies(), buildSignedOutCookie()].forEach(set)
  if (contract.session === 'device') set(buildDeviceCookie((result as { token: string }).token))
  if (contract.session === 'start') {
    // The new cookie replaces that of the former session, which ends.
    if (contract.access === 'anyone' && byCookie && actor) await deleteSession(actor.sessionId)
    const { token } = result as { token: string }
    set(buildSessionCookie(token, (body as { remember?: boolean }).remember ?? actor?.remember ?? false))
    set(buildEndedEnvironmentCookie())
  }
  if (contract.session === 'renew' && byCookie && actor) {
    const fresh = await reloadActor(actor)
    if (fresh) set(buildSessionCookie(await renewToken(fresh), fresh.remember))
  }
}
