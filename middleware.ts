import { type NextRequest, NextResponse } from 'next/server'
import { withPageHeaders } from '@/lib/http/security-headers'
import { isRenderRequest, serveStaticPage } from '@/lib/http/static-page'
import { LOCALE_COOKIE, type Locale, localeOf } from '@/lib/i18n/locales'
import { resolveLocale, splitLocale, storedLocale } from '@/lib/i18n/resolve'
import { accountHeader, decide, ENVIRONMENT_COOKIE, environmentOf, PATH_HEADER } from '@/lib/session/access'
import { decodeClaims, SESSION_COOKIE } from '@/lib/session/token'

/** Serves the static page from memory, and gives every other page its headers. */
export async function middleware(request: NextRequest): Promise<Response> {
  const { prefix, path } = splitLocale(request.nextUrl.pathname)
  if (path === STATIC_PAGE && !isRenderRequest(request.headers)) {
    const locale = await localeOfRequest(request, prefix)
    return serveStaticPage(request.headers, path, locale)
  }
  return withPageHeaders(request.headers, (forwarded) => route(request, forwarded))
}

/** The page that is the same for every user. */
const STATIC_PAGE = '/api-docs'

async function localeOfRequest(request: NextRequest, path: string | null): Promise<Locale> {
  const claims = await decodeClaims(request.cookies.get(SESSION_COOKIE)?.value)
  const cookie = request.cookies.get(LOCALE_COOKIE)?.value
  const acceptLanguage = request.headers.get('accept-language')
  return resolveLocale({ user: claims?.language, cookie, path, acceptLanguage, host: request.headers.get('host') })
}

/** Decides access and language of pages from the token alone; pages ask the database again. */
async function route(request: NextRequest, headers: Headers): Promise<NextResponse> {
  const { prefix, path } = splitLocale(request.nextUrl.pathname)
  const cookie = (name: string) => request.cookies.get(name)?.value
  const claims = await decodeClaims(cookie(SESSION_COOKIE))
  const standing = claims && { isAdmin: claims.admin, hasFamily: claims.familyId !== null }
  const target = decide(path, standing, environmentOf(cookie(ENVIRONMENT_COOKIE)))
  if (target) return NextResponse.redirect(new URL(target, request.url))

  const hints = { user: claims?.language, cookie: cookie(LOCALE_COOKIE), path: prefix }
  const stored = storedLocale(hints)
  // A stored choice is stronger than the address: the address then goes without the other language.
  if (prefix && stored && stored !== localeOf(prefix)) {
    return NextResponse.redirect(new URL(path + request.nextUrl.search, request.url))
  }
  const told = (name: string) => request.headers.get(name)
  const locale = resolveLocale({ ...hints, acceptLanguage: told('accept-language'), host: told('host') })
  headers.set('x-next-intl-locale', locale)
  headers.set(PATH_HEADER, path)
  const address = new URL(`/${locale}${path}${request.nextUrl.search}`, request.url)
  const response = NextResponse.rewrite(address, { request: { headers } })
  if (claims) response.headers.set(...accountHeader(claims.sub, claims.familyId))
  if (prefix && !stored) response.cookies.set(LOCALE_COOKIE, locale, { path: '/', sameSite: 'lax' })
  return response
}

/** Pages only, also those that there are none of: the API and the files that there are answer without passing here. */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!api/|_next/|icons/|[^/]+/manifest\\.webmanifest$|(?:apple-touch-icon|card)\\.png$|icon(?:-maskable)?\\.svg$|sw\\.js$|robots\\.txt$).*)',
  ],
}
