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

/** Returns the context of a request, with or without session. */
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
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const cookie = readSessionToken(request.headers)
  const isBearer = request.headers.has('authorization')
  const byDeviceCookie = !isBearer && isDeviceMeant(request.headers, contract.access)
  const byCookie = !isBearer && cookie !== undefined
  refuseForeignOrigin(request, contract, byCookie || byDeviceCookie)
  const device = await findDevice(request.headers, contract.access, { bearer, locale: context.locale })
  if (device) return { actor: device, byCookie: byDeviceCookie, context }
  const actor = await findActorByToken(byCookie ? cookie : bearer, context.locale)
  return { actor, byCookie, context: actor ? { ...context, locale: actor.locale } : context }
}

/**
 * Authorizes an authenticated request, apart from authenticating it, so that a refusal is in the actor's language.
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

/**
 * Returns the request's device. Ignores the device cookie on public endpoints, so that an adult can sign in.
 * @throws AppError forbidden where devices are not accepted
 */
async function findDevice(
  headers: Headers,
  access: Access,
  { bearer, locale }: { bearer: string | undefined; locale: RequestContext['locale'] },
): Promise<DeviceActor | null> {
  const isBearer = headers.has('authorization')
  const isSession = !isBearer && readSessionToken(headers) !== undefined && !isDeviceMeant(headers, access)
  if (isSession || (!isBearer && access === 'anyone')) return null
  const device = await findDeviceByToken(isBearer ? bearer : readDeviceToken(headers), locale)
  if (device && !acceptsDevice(access)) throw new AppError('forbidden')
  return device
}

/** Returns the authenticated account; null for visitors and devices. */
export function toAccount(actor: Actor | DeviceActor | null): Actor | null {
  return actor && !isDeviceActor(actor) ? actor : null
}

const acceptsDevice = (access: Access) => access === 'device' || access === 'user-or-device'

/** Checks whether the request is the device's; with cookies of both, the header of the page decides. */
function isDeviceMeant(headers: Headers, access: Access): boolean {
  if (!readDeviceToken(headers) || !acceptsDevice(access)) return false
  return access === 'device' || !readSessionToken(headers) || headers.has(DEVICE_HEADER)
}

/** Another user may sign in in a second tab. */
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

/** Milliseconds in which a session may export and erase: a device left open must not. */
const CONFIRMED_FOR = 15 * 60_000

function assertConfirmed({ confirmedAt }: Actor): void {
  if (Date.now() - confirmedAt.getTime() > CONFIRMED_FOR) throw new AppError('confirm_password')
}

/**
 * CSRF protection: browsers send cookies for other sites, too. Other clients may start a session without an
 * origin.
 */
function refuseForeignOrigin(request: Request, contract: Contract, byCookie: boolean): void {
  if (contract.method === 'GET' || request.headers.has('authorization')) return
  const origin = request.headers.get('origin')
  if (origin !== null) {
    if (!ownHosts(request.headers).has(parseHost(origin))) throw new AppError('cross_origin')
    return
  }
  if (!byCookie || (contract.session === 'start' && contract.access === 'anyone')) return
  if (request.headers.get('sec-fetch-site') !== 'same-origin') throw new AppError('cross_origin')
}

function ownHosts(headers: Headers): Set<string | null> {
  const forwarded = env().TRUST_PROXY > 0 ? headers.get('x-forwarded-host') : null
  const hosts = new Set<string | null>([headers.get('host'), parseHost(appUrl()), forwarded])
  hosts.delete(null)
  return hosts
}

function parseHost(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
