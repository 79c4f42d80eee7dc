import { isPublicAddressHttps } from '@/lib/platform/config/transport'
import { ENVIRONMENT_COOKIE } from './access'
import { SESSION_SECONDS } from './token'

/** Returns the session cookie's name. The prefix under https keeps other subdomains from setting it. */
export function sessionCookieName(): string {
  return isPublicAddressHttps() ? '__Host-brota' : 'next-auth.session-token'
}

/** Reads the session token of a request. */
export function readSessionToken(headers: { get(name: string): string | null }): string | undefined {
  return readCookie(headers.get('cookie'), sessionCookieName()) || undefined
}

/** Returns the Set-Cookie header of a token; without `remember` it ends with the browser. */
export function sessionCookie(token: string, remember: boolean): string {
  const lasting = remember ? [`Max-Age=${SESSION_SECONDS.remembered}`] : []
  return [`${sessionCookieName()}=${token}`, 'HttpOnly', ...attributes(), ...lasting].join('; ')
}

/** Returns the Set-Cookie header that removes the token. */
export function endedSessionCookie(): string {
  return [`${sessionCookieName()}=`, 'HttpOnly', ...attributes(), 'Max-Age=0'].join('; ')
}

/** Returns the Set-Cookie headers that remove token and environment. */
export function endedSessionCookies(): string[] {
  return [endedSessionCookie(), endedEnvironmentCookie()]
}

/** Returns the Set-Cookie header that removes the environment. */
export function endedEnvironmentCookie(): string {
  return [`${ENVIRONMENT_COOKIE}=`, ...attributes(), 'Max-Age=0'].join('; ')
}

/** Pages never receive a device's token. */
const DEVICE_PATH = '/api/v1'
const DEVICE_DAYS = 400

function deviceCookieName(): string {
  return isPublicAddressHttps() ? '__Secure-brota-device' : 'brota_device'
}

/** Reads a paired device's token of a request. */
export function readDeviceToken(headers: { get(name: string): string | null }): string | undefined {
  return readCookie(headers.get('cookie'), deviceCookieName()) || undefined
}

/** Returns the Set-Cookie header of a paired device's token. */
export function deviceCookie(token: string): string {
  const lasting = `Max-Age=${DEVICE_DAYS * 24 * 3600}`
  return [`${deviceCookieName()}=${token}`, 'HttpOnly', ...attributes(DEVICE_PATH), lasting].join('; ')
}

/** Keeps an invitation on the provider's pages. */
export const INVITATION_COOKIE = 'brota_invitation'
const INVITATION_SECONDS = 15 * 60

/** Returns the Set-Cookie header that sets or removes the invitation. */
export function invitationCookie(invitation: string | undefined): string {
  const lasting = `Max-Age=${invitation ? INVITATION_SECONDS : 0}`
  return [`${INVITATION_COOKIE}=${invitation ?? ''}`, 'HttpOnly', ...attributes('/api/auth'), lasting].join(
    '; ',
  )
}

/** Lets the next login page say that the sign-out worked. */
export const SIGNED_OUT_COOKIE = 'brota_signed_out'
const SIGNED_OUT_SECONDS = 15

/** Returns the Set-Cookie header that marks a sign-out. */
export function signedOutCookie(): string {
  const lasting = `Max-Age=${SIGNED_OUT_SECONDS}`
  return [`${SIGNED_OUT_COOKIE}=1`, 'HttpOnly', ...attributes('/login'), lasting].join('; ')
}

function attributes(path = '/'): string[] {
  return [`Path=${path}`, 'SameSite=Lax', ...(isPublicAddressHttps() ? ['Secure'] : [])]
}

/** Returns one cookie of a header, if any. */
export function readCookie(header: string | null, name: string): string | undefined {
  const pair = (header ?? '').split(/;\s*/).find((part) => part.startsWith(`${name}=`))
  return pair ? pair.slice(name.length + 1) : undefined
}
