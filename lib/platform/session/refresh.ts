import 'server-only'
import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { DEFAULT_LOCALE } from '@/lib/platform/i18n/locales'
import { endedSessionCookies, readSessionToken, sessionCookie } from './cookies'
import { findActorByToken, renewToken } from './service'

/** A sign-in's response arrives within this time after the earlier session's end. */
const SIGN_IN_MILLISECONDS = 1_000

/**
 * Renews the session cookie, or removes it, and redirects. An ended session's is removed only if a second
 * request still has it: a sign-in in another tab may have replaced it.
 */
export async function refreshSession(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const to = ownPath(searchParams.get('to'))
  const token = readSessionToken(request.headers)
  const actor = await findActorByToken(token, DEFAULT_LOCALE)
  if (actor) return redirectTo(to, [sessionCookie(await renewToken(actor), actor.remember)])
  if (!token) return redirectTo(to)
  const ended = createHash('sha256').update(token).digest('base64url')
  if (searchParams.get('ended') === ended) return redirectTo(to, endedSessionCookies())
  await setTimeout(SIGN_IN_MILLISECONDS)
  return redirectTo(`/api/session/refresh?${new URLSearchParams({ to, ended })}`)
}

function redirectTo(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** Rejects what a browser could read as another site. */
function ownPath(to: string | null): string {
  return to && /^\/(?![/\\])[\w\-/]*(\?[\w\-.~%+=&]{1,500})?$/.test(to) ? to : '/'
}
