import 'server-only'
import { appUrl } from '@/lib/config/env'
import { ENVIRONMENT_COOKIE } from './access'
import { SESSION_COOKIE, SESSION_SECONDS } from './token'

/** Set-Cookie values that keep a session's token; without `remember` the cookie ends with the browser. */
export function sessionCookie(token: string, remember: boolean): string {
  const lasting = remember ? [`Max-Age=${SESSION_SECONDS.remembered}`] : []
  return [`${SESSION_COOKIE}=${token}`, 'HttpOnly', ...attributes(), ...lasting].join('; ')
}

/** Set-Cookie values that end a session in the browser, the chosen environment with it. */
export function endedSessionCookies(): string[] {
  return [
    [`${SESSION_COOKIE}=`, 'HttpOnly', ...attributes(), 'Max-Age=0'].join('; '),
    endedEnvironmentCookie(),
  ]
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
  return [`Path=${path}`, 'SameSite=Lax', ...(appUrl().startsWith('https:') ? ['Secure'] : [])]
}

/** One cookie of a request's header; undefined when it is not there. */
export function cookieOf(header: string | null, name: string): string | undefined {
  const pair = (header ?? '').split(/;\s*/).find((part) => part.startsWith(`${name}=`))
  return pair ? pair.slice(name.length + 1) : undefined
}
