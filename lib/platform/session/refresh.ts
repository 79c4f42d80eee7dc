import 'server-only'
import { DEFAULT_LOCALE } from '@/lib/platform/i18n/locales'
import { endedSessionCookies, readSessionToken, sessionCookie } from './cookies'
import { findActorByToken, renewToken } from './service'

/** Renews the session cookie from the database, or removes it, and redirects to a page. */
export async function refreshSession(request: Request): Promise<Response> {
  const actor = await findActorByToken(readSessionToken(request.headers), DEFAULT_LOCALE)
  const headers = new Headers({ location: ownPath(new URL(request.url).searchParams.get('to')) })
  const cookies = actor ? [sessionCookie(await renewToken(actor), actor.remember)] : endedSessionCookies()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  headers.set('cache-control', 'no-store')
  return new Response(null, { status: 303, headers })
}

/** Rejects anything that a browser could read as another site. */
function ownPath(to: string | null): string {
  return to && /^\/(?![/\\])[\w\-/]*$/.test(to) ? to : '/'
}
