import { type NextRequest, NextResponse } from 'next/server'
import { LOCALE_COOKIE, localeOf } from '@/lib/i18n/locales'
import { resolveLocale, splitLocale, storedLocale } from '@/lib/i18n/resolve'
import { accountHeader, decide, ENVIRONMENT_COOKIE, environmentOf, PATH_HEADER } from '@/lib/session/access'
import { decodeClaims, SESSION_COOKIE } from '@/lib/session/token'

/** Decides access and language of pages from the token alone; pages ask the database again. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
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
  const { headers } = request
  const asked = { acceptLanguage: headers.get('accept-language'), host: headers.get('host') }
  const locale = resolveLocale({ ...hints, ...asked })
  const forwarded = new Headers(headers)
  forwarded.set('x-next-intl-locale', locale)
  forwarded.set(PATH_HEADER, path)
  const address = new URL(`/${locale}${path}${request.nextUrl.search}`, request.url)
  const response = NextResponse.rewrite(address, { request: { headers: forwarded } })
  if (claims) response.headers.set(...accountHeader(claims.sub, claims.familyId))
  if (prefix && !stored) response.cookies.set(LOCALE_COOKIE, locale, { path: '/', sameSite: 'lax' })
  return response
}

/** Pages only: the API and files answer without passing here. */
export const config = {
  runtime: 'nodejs',
  matcher: ['/((?!api/|_next/|.*\\.(?:svg|png|ico|webp|woff2|webmanifest|txt|xml|js|css|map)$).*)'],
}
