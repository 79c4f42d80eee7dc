import 'server-only'
import { createHash } from 'node:crypto'
import type { NextRequest } from 'next/server'
import { env } from '@/lib/config/env'
import { LOCALE_COOKIE, type Locale } from '@/lib/i18n/locales'
import { resolveLocale, splitLocale } from '@/lib/i18n/resolve'
import { runDetached } from '@/lib/jobs/run-detached'
import { policy } from './default-security-headers'

type StaticPage = { html: Uint8Array<ArrayBuffer>; etag: string }

/** Marks this process's own request for the page that it keeps. */
const RENDER_HEADER = 'x-brota-render'
const RENDER_KEY = crypto.randomUUID()

/** Allows styles and images only: the page has no scripts, so a shared cache may keep it. */
const STATIC_POLICY = policy(
  ...["default-src 'none'", "style-src 'self'", "style-src-attr 'unsafe-inline'", "font-src 'self'"],
  ...["img-src 'self' data:", "manifest-src 'self'", "base-uri 'none'", "form-action 'none'"],
  "frame-ancestors 'none'",
)

const pages = new Map<string, Promise<StaticPage>>()

/** The page that is the same for every user. */
const STATIC_PATH = '/api-docs'

/**
 * Answers with a page that is the same for everyone who reads its language. It is rendered once per process and
 * language, as an anonymous visitor sees it, and kept without its scripts.
 * @returns null for every other page, and for the request that renders this one
 */
export async function serveStaticPage(
  { headers, nextUrl, cookies }: NextRequest,
  language: Locale | null | undefined,
): Promise<Response | null> {
  const { prefix, path } = splitLocale(nextUrl.pathname)
  if (path !== STATIC_PATH || headers.get(RENDER_HEADER) === RENDER_KEY) return null
  const locale = resolveLocale({
    user: language,
    cookie: cookies.get(LOCALE_COOKIE)?.value,
    path: prefix,
    acceptLanguage: headers.get('accept-language'),
    host: headers.get('host'),
  })
  return respond(headers, path, locale)
}

async function respond(headers: Headers, path: string, locale: Locale): Promise<Response> {
  const { html, etag } = await getStaticPage(path, locale)
  const common = {
    etag,
    // Packing it for every reader would take the threads that sign-ins need.
    'cache-control': 'public, max-age=300, no-transform',
    vary: 'Accept-Language, Cookie',
  }
  if (headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers: common })
  return new Response(html, {
    headers: {
      ...common,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': STATIC_POLICY,
    },
  })
}

function getStaticPage(path: string, locale: Locale): Promise<StaticPage> {
  const key = `${locale}${path}`
  const known = pages.get(key)
  if (known !== undefined) return known
  const rendering = runDetached(() => renderPage(path, locale))
  pages.set(key, rendering)
  // The next request tries again.
  rendering.catch(() => pages.delete(key))
  return rendering
}

function getOwnAddress(): string {
  const { HOST: host = '127.0.0.1', PORT } = env()
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}

async function renderPage(path: string, locale: Locale): Promise<StaticPage> {
  const response = await fetch(getOwnAddress() + path, {
    // Visitors like this one get titles in the head instead of by script.
    headers: {
      [RENDER_HEADER]: RENDER_KEY,
      cookie: `${LOCALE_COOKIE}=${locale}`,
      'user-agent': 'Twitterbot',
    },
    redirect: 'error',
  })
  if (!response.ok) throw new Error(`${path} could not be rendered: ${response.status}`)
  const html = new TextEncoder().encode(withoutScripts(await response.text()))
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  return { html, etag }
}

function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, '')
    .replace(/ nonce="[^"]*"/g, '')
}
