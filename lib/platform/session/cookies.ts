import { isPublicAddressHttps } from '@/lib/platform/config/transport'
import { ENVIRONMENT_COOKIE } from './access'
import { SESSION_SECONDS } from './token'

/** Returns the session cookie's name. The prefix under https keeps other subdomains from setting it. */
export function getSessionCookieName(): string {
  return isPublicAddressHttps() ? '__Host-brota' : 'next-auth.session-token'
}

export function readSessionToken(headers: { get(name: string): string | null }): string | undefined {
  return readCookie(headers.get('cookie'), getSessionCookieName()) || undefined
}

/** Builds a cookie that ends with the browser without `remember`. */
export function buildSessionCookie(token: string, remember: boolean): string {
  const lasting = remember ? [`Max-Age=${SESSION_SECONDS.remembered}`] : []
  return [`${getSessionCookieName()}=${token}`, 'HttpOnly', ...getAttributes(), ...lasting].join('; ')
}

export function buildEndedSessionCookie(): string {
  return [`${getSessionCookieName()}=`, 'HttpOnly', ...getAttributes(), 'Max-Age=0'].join('; ')
}

export function buildEndedSessionCookies(): string[] {
  return [buildEndedSessionCookie(), buildEndedEnvironmentCookie()]
}

export function buildEndedEnvironmentCookie(): string {
  return [`${ENVIRONMENT_COOKIE}=`, ...getAttributes(), 'Max-Age=0'].join('; ')
}

/** Only the API receives a device's token. */
const DEVICE_PATH = '/api/v1'
const DEVICE_DAYS = 400

function getDeviceCookieName(): string {
  return isPublicAddressHttps() ? '__Secure-brota-device' : 'brota_device'
}

export function readDeviceToken(headers: { get(name: string): string | null }): string | undefined {
  return readCookie(headers.get('cookie'), getDeviceCookieName()) || undefined
}

export function buildDeviceCookie(token: string): string {
  const lasting = `Max-Age=${DEVICE_DAYS * 24 * 3600}`
  return [`${getDeviceCookieName()}=${token}`, 'HttpOnly', ...getAttributes(DEVICE_PATH), lasting].join('; ')
}

/** Keeps the invitation during a sign-in on the provider's pages. */
export const INVITATION_COOKIE = 'brota_invitation'
const INVITATION_SECONDS = 15 * 60

export function buildInvitationCookie(invitationToken: string | undefined): string {
  const lasting = `Max-Age=${invitationToken ? INVITATION_SECONDS : 0}`
  const value = invitationToken ?? ''
  return [`${INVITATION_COOKIE}=${value}`, 'HttpOnly', ...getAttributes('/api/auth'), lasting].join('; ')
}

/** Lets the next sign-in page say that the sign-out worked. */
export const SIGNED_OUT_COOKIE = 'brota_signed_out'
const SIGNED_OUT_SECONDS = 15

export function buildSignedOutCookie(): string {
  const lasting = `Max-Age=${SIGNED_OUT_SECONDS}`
  return [`${SIGNED_OUT_COOKIE}=1`, 'HttpOnly', ...getAttributes('/login'), lasting].join('; ')
}

function getAttributes(path = '/'): string[] {
  return [`Path=${path}`, 'SameSite=Lax', ...(isPublicAddressHttps() ? ['Secure'] : [])]
}

export function readCookie(header: string | null, name: string): string | undefined {
  const pair = (header ?? '').split(/;\s*/).find((part) => part.startsWith(`${name}=`))
  return pair ? pair.slice(name.length + 1) : undefined
}
