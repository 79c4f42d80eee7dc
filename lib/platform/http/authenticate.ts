import 'server-only'
import { appUrl, env } from '@/lib/platform/config/env'
import { AppError } from '@/lib/platform/errors/app-error'
import { DEFAULT_LOCALE, LOCALE_COOKIE, localeOfHeader, parseLocale } from '@/lib/platform/i18n/locales'
import { type Actor, isAdminActor, isFamilyActor } from '@/lib/platform/session/actor'
import { needsSecondFactor } from '@/lib/platform/session/admin-access'
import { readCookie, readSessionToken } from '@/lib/platform/session/cookies'
import { findActorByToken } from '@/lib/platform/session/service'
import { ACCOUNT_HEADER } from './account-header'
import type { Access, Caller, Contract } from './contract'

type AuthenticatedRequest = { actor: Actor | null; byCookie: boolean; caller: Caller }

/** Returns the context of a request, with or without session. */
export function getRequestContext(request: Request): Caller {
  const headers = request.headers
  const chosen = parseLocale(readCookie(headers.get('cookie'), LOCALE_COOKIE))
  return {
    locale: chosen ?? localeOfHeader(headers.get('accept-language')) ?? DEFAULT_LOCALE,
    userAgent: headers.get('user-agent'),
    ifNoneMatch: headers.get('if-none-match'),
  }
}

/**
 * Authenticates and authorizes a request. Bearer tokens take precedence over cookies.
 * @throws AppError cross_origin, account_changed, unauthenticated, forbidden, family_required, second_factor_required,
 * confirm_password
 */
export async function authenticate(request: Request, contract: Contract): Promise<AuthenticatedRequest> {
  const caller = getRequestContext(request)
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const cookie = readSessionToken(request.headers)
  const byCookie = !request.headers.has('authorization') && cookie !== undefined
  refuseForeignOrigin(request, contract, byCookie)
  const actor = await findActorByToken(byCookie ? cookie : bearer, caller.locale)
  if (contract.method !== 'GET') assertExpectedAccount(request.headers.get(ACCOUNT_HEADER), actor)
  authorize(contract.access, actor)
  if (contract.confirm && byCookie && actor) assertConfirmed(actor)
  return { actor, byCookie, caller: actor ? { ...caller, locale: actor.locale } : caller }
}

/** A page stays open while another user signs in in a second tab. */
function assertExpectedAccount(expected: string | null, actor: Actor | null): void {
  if (expected === null || !actor) return
  if (expected.trim().toLowerCase() !== actor.userId) throw new AppError('account_changed')
}

function authorize(access: Access, actor: Actor | null): void {
  if (access === 'anyone') return
  if (!actor) throw new AppError('unauthenticated')
  if (access === 'admin' && needsSecondFactor(actor)) {
    throw new AppError('second_factor_required', { status: 403 })
  }
  if (access === 'admin' && !isAdminActor(actor)) throw new AppError('forbidden')
  if (access === 'family' && !isFamilyActor(actor)) throw new AppError('family_required')
}

/** Milliseconds after a confirmation in which a session may export and erase: a device left open must not. */
const CONFIRMED_FOR = 15 * 60_000

function assertConfirmed({ confirmedAt }: Actor): void {
  if (Date.now() - confirmedAt.getTime() > CONFIRMED_FOR) throw new AppError('confirm_password')
}

/**
 * CSRF protection: browsers send the cookie for other sites, too. Requests that only start a session may lack an
 * origin, as from other clients.
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
