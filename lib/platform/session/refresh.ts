import 'server-only'
import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { DEFAULT_LOCALE } from '@/lib/platform/i18n/locales'
import { buildEndedSessionCookies, buildSessionCookie, readSessionToken } from './cookies'
import { findActorByToken, renewToken } from './service'

/** A sign-in in another tab ends the earlier session; its new cookie arrives within this time. */
const SIGN_IN_MILLISECONDS = 1_000

/**
 * Removes the cookie of an ended session only if a second request still sends it: a sign-in in another tab
 * may have replaced it.
 */
export async function refreshSession(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const to = toOwnPath(searchParams.get('to'))
  const token = readSessionToken(request.headers)
  const actor = await findActorByToken(token, DEFAULT_LOCALE)
  if (actor) return redirectTo(to, [buildSessionCookie(await renewToken(actor), actor.remember)])
  if (!token) return redirectTo(to)
  const ended = createHash('sha256').update(token).digest('base64url')
  if (searchParams.get('ended') === ended) return redirectTo(to, buildEndedSessionCookies())
  await setTimeout(SIGN_IN_MILLISECONDS)
  return redirectTo(`/api/session/refresh?${new URLSearchParams({ to, ended })}`)
}

function redirectTo(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** Returns the path, or "/" for what a browser could read as another site. */
function toOwnPath(to: string | null): string {
  return to && /^\/(?![/\\])[\w\-/]*(\?[\w\-.~%+=&]{1,500})?$/.test(to) ? to : '/'
}
