import { type NextRequest, NextResponse } from 'next/server'
import { isPublicAddressHttps } from '@/lib/platform/config/transport'
import { withPageHeaders } from '@/lib/platform/http/security-headers'
import { serveStaticPage } from '@/lib/platform/http/static-page'
import { LOCALE_COOKIE, parseLocale } from '@/lib/platform/i18n/locales'
import { resolveLocale, splitLocale, storedLocale } from '@/lib/platform/i18n/resolve'
import {
  buildAccountHeader,
  ENVIRONMENT_COOKIE,
  PATH_HEADER,
  parseEnvironment,
  resolveRedirect,
} from '@/lib/platform/session/access'
import { withSessionClaims } from '@/lib/platform/session/session-claims'
import type { Claims } from '@/lib/platform/session/token'

/** Redirects by language and session, and adds headers to every page; removes an invalid session cookie. */
export function middleware(request: NextRequest): Promise<Response> {
  return withSessionClaims<Response>(request.headers, async (claims) => {
    const page = await serveStaticPage(request, claims?.language)
    return page ?? withPageHeaders(request.headers, async (sent) => route(request, sent, claims))
  })
}

/** From the token only; pages query the database. */
function route(request: NextRequest, headers: Headers, claims: Claims | null): NextResponse {
  const { prefix, path } = splitLocale(request.nextUrl.pathname)
  const cookie = (name: string) => request.cookies.get(name)?.value
  const visitor = claims && { hasAdminRole: claims.admin, hasFamily: claims.familyId !== null }
  const target = resolveRedirect(path, visitor, parseEnvironment(cookie(ENVIRONMENT_COOKIE)))
  if (target) return NextResponse.redirect(new URL(target, request.url))

  const hints = { user: claims?.language, cookie: cookie(LOCALE_COOKIE), path: prefix }
  const stored = storedLocale(hints)
  // A stored language overrides the address.
  if (prefix && stored && stored !== parseLocale(prefix)) {
    return NextResponse.redirect(new URL(path + request.nextUrl.search, request.url))
  }
  const getHeader = (name: string) => request.headers.get(name)
  const locale = resolveLocale({
    ...hints,
    acceptLanguage: getHeader('accept-language'),
    host: getHeader('host'),
  })
  headers.set('x-next-intl-locale', locale)
  headers.set(PATH_HEADER, path + request.nextUrl.search)
  const address = new URL(`/${locale}${path}${request.nextUrl.search}`, request.url)
  const response = NextResponse.rewrite(address, { request: { headers } })
  if (claims) response.headers.set(...buildAccountHeader(claims.sub, claims.familyId))
  if (prefix && !stored)
    response.cookies.set(LOCALE_COOKIE, locale, {
      path: '/',
      sameSite: 'lax',
      secure: isPublicAddressHttps(),
    })
  return response
}

/**
 * All paths except the API and exact file names. Excluding a folder would allow a bypass: its name is
 * accepted as a locale (`/icons/my-activities`).
 */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!api/|_next/static/|icons/(?:icon|maskable)-(?:192|512)\\.png$|[a-z]{2}(?:-[A-Z]{2})?/manifest\\.webmanifest$|(?:apple-touch-icon|card)\\.png$|icon(?:-maskable)?\\.svg$|how-it-works/[\\w-]+/[\\w-]+\\.webp$|sw\\.js$|robots\\.txt$).*)',
  ],
}
