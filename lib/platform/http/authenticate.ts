import 'server-only'
import { appUrl, env } from '@/lib/platform/config/env'
import { AppError } from '@/lib/platform/errors/app-error'
import { DEFAULT_LOCALE, LOCALE_COOKIE, localeOfHeader, parseLocale } from '@/lib/platform/i18n/locales'
import {
  type Actor,
  type DeviceActor,
  isAdminActor,
  isDeviceActor,
  isFamilyActor,
} from '@/lib/platform/session/actor'
import { needsSecondFactor } from '@/lib/platform/session/admin-access'
import { readCookie, readDeviceToken, readSessionToken } from '@/lib/platform/session/cookies'
import { findDeviceByToken } from '@/lib/platform/session/device'
import { findActorByToken } from '@/lib/platform/session/service'
import { ACCOUNT_HEADER } from './account-header'
import type { Access, Contract, RequestContext } from './contract'
import { DEVICE_HEADER } from './device-header'

type AuthenticatedRequest = { actor: Actor | DeviceActor | null; byCookie: boolean; context: RequestContext }

export function getRequestContext(request: Request): RequestContext {
  const headers = request.headers
  const chosen = parseLocale(readCookie(headers.get('cookie'), LOCALE_COOKIE))
  return {
    locale: chosen ?? localeOfHeader(headers.get('accept-language')) ?? DEFAULT_LOCALE,
    userAgent: headers.get('user-agent'),
    ifNoneMatch: headers.get('if-none-match'),
  }
}

/**
 * Authenticates a request; bearer tokens precede cookies.
 * @throws AppError cross_origin; forbidden for a device
 */
export async function authenticate(request: Request, contract: Contract): Promise<AuthenticatedRequest> {
  const context = getRequestContext(request)
  const { deviceToken, sessionToken, byCookie } = readTokens(request.headers, contract.access)
  rejectForeignOrigin(request, contract, byCookie)
  const device = await findDeviceByToken(deviceToken, context.locale)
  if (device && !acceptsDevice(contract.access)) throw new AppError('forbidden')
  if (device) return { actor: device, byCookie, context }
  const actor = await findActorByToken(sessionToken, context.locale)
  return { actor, byCookie, context: actor ? { ...context, locale: actor.locale } : context }
}

/**
 * Authorizes an authenticated request. Separate from authenticating it, so that errors are in the actor's language.
 * @throws AppError account_changed, unauthenticated, forbidden, family_required, second_factor_required,
 * confirm_password
 */
export function authorize(
  request: Request,
  contract: Contract,
  { actor, byCookie }: AuthenticatedRequest,
): void {
  if (actor && isDeviceActor(actor)) return
  if (contract.method !== 'GET') assertExpectedAccount(request.headers.get(ACCOUNT_HEADER), actor)
  assertAccess(contract.access, actor)
  if (contract.confirm && byCookie && actor) assertConfirmed(actor)
}

type Tokens = {
  /** Tried first. */
  deviceToken: string | undefined
  sessionToken: string | undefined
  /** The accepted token is a cookie, which browsers also send for other sites. */
  byCookie: boolean
}

/** Chooses the device by a header of the child's page when there are cookies of both. */
function readTokens(headers: Headers, access: Access): Tokens {
  const authorization = headers.get('authorization')
  if (authorization !== null) {
    const token = /^Bearer (\S+)$/i.exec(authorization)?.[1]
    return { deviceToken: token, sessionToken: token, byCookie: false }
  }
  const sessionToken = readSessionToken(headers)
  const isDeviceChosen = access === 'device' || (acceptsDevice(access) && headers.has(DEVICE_HEADER))
  // Public endpoints ignore the device, so that an adult can sign in on it.
  const isDeviceRead = access !== 'anyone' && (sessionToken === undefined || isDeviceChosen)
  const deviceToken = isDeviceRead ? readDeviceToken(headers) : undefined
  const byDeviceCookie = deviceToken !== undefined && acceptsDevice(access)
  return { deviceToken, sessionToken, byCookie: sessionToken !== undefined || byDeviceCookie }
}

/** Returns null for visitors and devices. */
export function toUserActor(actor: Actor | DeviceActor | null): Actor | null {
  return actor && !isDeviceActor(actor) ? actor : null
}

const acceptsDevice = (access: Access) => access === 'device' || access === 'user-or-device'

/** Rejects a page's request when another user signed in in a second tab. */
function assertExpectedAccount(expected: string | null, actor: Actor | null): void {
  if (expected === null || !actor) return
  if (expected.trim().toLowerCase() !== actor.userId) throw new AppError('account_changed')
}

function assertAccess(access: Access, actor: Actor | null): void {
  if (access === 'anyone') return
  if (!actor) throw new AppError('unauthenticated')
  if (access === 'device') throw new AppError('forbidden')
  if (access === 'admin' && needsSecondFactor(actor)) {
    throw new AppError('second_factor_required', { status: 403 })
  }
  if (access === 'admin' && !isAdminActor(actor)) throw new AppError('forbidden')
  if (access === 'family' && !isFamilyActor(actor)) throw new AppError('family_required')
}

/** Exports and deletions need a recent confirmation, because the browser may be left open. */
const CONFIRMED_FOR_MS = 15 * 60_000

function assertConfirmed({ confirmedAt }: Actor): void {
  if (Date.now() - confirmedAt.getTime() > CONFIRMED_FOR_MS) throw new AppError('confirm_password')
}

/**
 * CSRF protection: browsers send cookies for other sites, too. Other clients may start a session without an
 * origin.
 */
function rejectForeignOrigin(request: Request, contract: Contract, byCookie: boolean): void {
  if (contract.method === 'GET' || request.headers.has('authorization')) return
  const origin = request.headers.get('origin')
  if (origin !== null) {
    if (!listOwnHosts(request.headers).has(parseHost(origin))) throw new AppError('cross_origin')
    return
  }
  if (!byCookie || (contract.session === 'start' && contract.access === 'anyone')) return
  if (request.headers.get('sec-fetch-site') !== 'same-origin') throw new AppError('cross_origin')
}

function listOwnHosts(headers: Headers): Set<string | null> {
  const forwarded = env().TRUST_PROXY > 0 ? headers.get('x-forwarded-host') : null
  const hosts = new Set<string | null>([headers.get('host'), parseHost(appUrl()), forwarded])
  hosts.delete(null)
  return hosts
}

function parseHost(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
