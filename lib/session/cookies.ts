import { isPublicAddressHttps } from '@/lib/config/transport'
import { ENVIRONMENT_COOKIE } from './access'
import { SESSION_SECONDS } from './token'

/**
 * Returns the name of the session cookie. Under https browsers accept the prefixed one from this host alone, so that no
 * neighbouring subdomain can plant a session; under http they would refuse it, and next-auth's own name is used.
 */
export function sessionCookieName(): string {
  return isPublicAddressHttps() ? '__Host-brota' : 'next-auth.session-token'
}

/** Reads the session token from a request's cookies; the only way in which pages, calls and middleware find it. */
export function readSessionToken(headers: { get(name: string): string | null }): string | undefined {
  return readCookie(headers.get('cookie'), sessionCookieName()) || undefined
}

/** Returns the Set-Cookie value that keeps a session's token; without `remember` the cookie ends with the browser. */
export function sessionCookie(token: string, remember: boolean): string {
  const lasting = remember ? [`Max-Age=${SESSION_SECONDS.remembered}`] : []
  return [`${sessionCookieName()}=${token}`, 'HttpOnly', ...attributes(), ...lasting].join('; ')
}

/** Returns the Set-Cookie value that removes the session's token from the browser. */
export function endedSessionCookie(): string {
  return [`${sessionCookieName()}=`, 'HttpOnly', ...attributes(), 'Max-Age=0'].join('; ')
}

/** Returns the Set-Cookie values that end a session in the browser, the chosen environment with it. */
export function endedSessionCookies(): string[] {
  return [endedSessionCookie(), endedEnvironmentCookie()]
}

/** Set-Cookie value that forgets the environment: each sign-in of an admin starts without one. */
export function endedEnvironmentCookie(): string {
  return [`${ENVIRONMENT_COOKIE}=`, ...attributes(), 'Max-Age=0'].join('; ')
}

/** Carries an invitation past a provider's pages, which know nothing of it. */
export const INVITATION_COOKIE = 'brota_invitation'
const INVITATION_SECONDS = 15 * 60

/** Set-Cookie value that keeps the uuid of an invitation on the way to a provider and back, or forgets it. */
export function invitationCookie(uuid: string | undefined): string {
  const lasting = `Max-Age=${uuid ? INVITATION_SECONDS : 0}`
  return [`${INVITATION_COOKIE}=${uuid ?? ''}`, 'HttpOnly', ...attributes('/api/auth'), lasting].join('; ')
}

function attributes(path = '/'): string[] {
  return [`Path=${path}`, 'SameSite=Lax', ...(isPublicAddressHttps() ? ['Secure'] : [])]
}

/** One cookie of a request's header; undefined when it is not there. */
export function readCookie(header: string | null, name: string): string | undefined {
  const pair = (header ?? '').split(/;\s*/).find((part) => part.startsWith(`${name}=`))
  return pair ? pair.slice(name.length + 1) : undefined
}
