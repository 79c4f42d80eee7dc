import 'server-only'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { endedSessionCookies, readSessionToken, sessionCookie } from './cookies'
import { findActorByToken, renewToken } from './service'

/** Writes the session cookie anew from the database, or ends it, and goes on to a page of ours. */
export async function refreshSession(request: Request): Promise<Response> {
  const actor = await findActorByToken(readSessionToken(request.headers), DEFAULT_LOCALE)
  const headers = new Headers({ location: ownPath(new URL(request.url).searchParams.get('to')) })
  const cookies = actor ? [sessionCookie(await renewToken(actor), actor.remember)] : endedSessionCookies()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  headers.set('cache-control', 'no-store')
  return new Response(null, { status: 303, headers })
}

/** Only paths of ours: anything that a browser could read as another site becomes "/". */
function ownPath(to: string | null): string {
  return to && /^\/(?![/\\])[\w\-/]*$/.test(to) ? to : '/'
}
