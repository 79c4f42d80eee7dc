import 'server-only'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { DEFAULT_LOCALE, LOCALE_COOKIE, localeOfHeader, parseLocale } from '@/lib/platform/i18n/locales'
import {
  chooseHomePath,
  ENVIRONMENT_COOKIE,
  PATH_HEADER,
  type PageVisitor,
  parseEnvironment,
  resolveRedirect,
} from './access'
import { type Actor, type AdminActor, type FamilyActor, isAdminActor, isFamilyActor } from './actor'
import { needsSecondFactor } from './admin-access'
import { readSessionToken } from './cookies'
import { findActorByToken, toClaims } from './service'
import { type Claims, decodeClaims } from './token'

const getRequestSession = cache(async () => {
  const jar = await cookies()
  const chosen = parseLocale(jar.get(LOCALE_COOKIE)?.value)
  const sent = await headers()
  const token = readSessionToken(sent)
  const locale = chosen ?? localeOfHeader(sent.get('accept-language')) ?? DEFAULT_LOCALE
  const [claims, actor] = await Promise.all([decodeClaims(token), findActorByToken(token, locale)])
  const path = sent.get(PATH_HEADER)
  return { claims, actor, path, environment: parseEnvironment(jar.get(ENVIRONMENT_COOKIE)?.value) }
})

/**
 * Authorizes a page by the database's state, or redirects; renews stale claims first, to avoid a loop with
 * middleware.
 * @param path path without language prefix
 */
export async function requireAccess(path: string): Promise<Actor | null> {
  const { claims, actor, environment, path: requestPath } = await getRequestSession()
  const stale = claims && !hasCurrentClaims(claims, actor)
  if (stale) redirect(`/api/session/refresh?to=${encodeURIComponent(requestPath ?? path)}`)
  const visitor = actor && toVisitor(actor)
  const target = resolveRedirect(path, visitor, environment)
  if (target) redirect(target)
  return actor
}

export async function requireUser(path: string): Promise<Actor> {
  const actor = await requireAccess(path)
  return actor ?? redirect('/login')
}

export async function requireFamily(path: string): Promise<FamilyActor> {
  const actor = await requireUser(path)
  return isFamilyActor(actor) ? actor : redirect('/family-setup')
}

/** Requires the admin environment and any required second factor. */
export async function requireAdmin(path: string): Promise<AdminActor> {
  const actor = await requireUser(path)
  if (needsSecondFactor(actor)) {
    const { path: requestPath } = await getRequestSession()
    redirect(`/settings/security?next=${encodeURIComponent(requestPath ?? path)}`)
  }
  return isAdminActor(actor) ? actor : redirect('/')
}

export async function getHomePath(): Promise<string> {
  const { actor, environment } = await getRequestSession()
  return chooseHomePath(actor && toVisitor(actor), environment)
}

/** Returns the account of the request's token, without a query. */
export async function readClaimedAccount(): Promise<string | undefined> {
  const claims = await decodeClaims(readSessionToken(await headers()))
  return claims?.sub
}

function toVisitor(actor: Actor): PageVisitor {
  return { hasAdminRole: actor.hasAdminRole, hasFamily: isFamilyActor(actor) }
}

function hasCurrentClaims(claims: Claims, actor: Actor | null): boolean {
  if (!actor) return false
  const now = toClaims(actor)
  return claims.admin === now.admin && claims.familyId === now.familyId && claims.language === now.language
}
