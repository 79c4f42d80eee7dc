import 'server-only'
import { appUrl, env } from '@/lib/config/env'
import { AppError } from '@/lib/errors/app-error'
import { DEFAULT_LOCALE, LOCALE_COOKIE, localeOf, localeOfHeader } from '@/lib/i18n/locales'
import { type Actor, isAdminActor, isFamilyActor } from '@/lib/session/actor'
import { needsSecondFactor } from '@/lib/session/admin-access'
import { cookieOf } from '@/lib/session/cookies'
import { actorOf } from '@/lib/session/service'
import { SESSION_COOKIE } from '@/lib/session/token'
import type { Access, Caller, Contract } from './contract'

type Admitted = { actor: Actor | null; byCookie: boolean; caller: Caller }

/** Who calls, in which language, from where; also for calls that nobody needs to sign in for. */
export function callerOf(request: Request): Caller {
  const headers = request.headers
  const chosen = localeOf(cookieOf(headers.get('cookie'), LOCALE_COOKIE))
  return {
    locale: chosen ?? localeOfHeader(headers.get('accept-language')) ?? DEFAULT_LOCALE,
    userAgent: headers.get('user-agent'),
    ifNoneMatch: headers.get('if-none-match'),
  }
}

/**
 * Lets a request in or throws: cross-origin writes by cookie, nobody signed in where somebody must be, not an
 * admin, no family. Bearer tokens count before cookies.
 */
export async function admit(request: Request, contract: Contract): Promise<Admitted> {
  const caller = callerOf(request)
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const cookie = cookieOf(request.headers.get('cookie'), SESSION_COOKIE)
  const byCookie = !request.headers.has('authorization') && cookie !== undefined
  refuseForeignOrigin(request, contract, byCookie)
  const actor = await actorOf(byCookie ? cookie : bearer, caller.locale)
  demand(contract.access, actor)
  return { actor, byCookie, caller: actor ? { ...caller, locale: actor.locale } : caller }
}

function demand(access: Access, actor: Actor | null): void {
  if (access === 'anyone') return
  if (!actor) throw new AppError('unauthenticated')
  if (access === 'admin' && !isAdminActor(actor)) throw new AppError('forbidden')
  if (access === 'admin' && needsSecondFactor(actor)) {
    throw new AppError('second_factor_required', { status: 403 })
  }
  if (access === 'family' && !isFamilyActor(actor)) throw new AppError('family_required')
}

/**
 * A browser sends the cookie along with writes that another site starts; such writes are told by their origin.
 * Signing in and up, which set a cookie rather than use one, may come without an origin, as other clients' do.
 */
function refuseForeignOrigin(request: Request, contract: Contract, byCookie: boolean): void {
  if (contract.method === 'GET' || request.headers.has('authorization')) return
  const origin = request.headers.get('origin')
  if (origin !== null) {
    if (!ownHosts(request.headers).has(hostOf(origin))) throw new AppError('cross_origin')
    return
  }
  if (!byCookie || (contract.session === 'start' && contract.access === 'anyone')) return
  if (request.headers.get('sec-fetch-site') !== 'same-origin') throw new AppError('cross_origin')
}

function ownHosts(headers: Headers): Set<string | null> {
  const forwarded = env().TRUST_PROXY > 0 ? headers.get('x-forwarded-host') : null
  const hosts = new Set<string | null>([headers.get('host'), hostOf(appUrl()), forwarded])
  hosts.delete(null)
  return hosts
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
