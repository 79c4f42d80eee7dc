import 'server-only'
import { createHash } from 'node:crypto'
import type { NextRequest } from 'next/server'
import { env } from '@/lib/platform/config/env'
import { LOCALE_COOKIE, type Locale } from '@/lib/platform/i18n/locales'
import { resolveLocale, splitLocale } from '@/lib/platform/i18n/resolve'
import { runDetached } from '@/lib/platform/jobs/run-detached'
import { policy } from './default-security-headers'

type StaticPage = { html: Uint8Array<ArrayBuffer>; etag: string }

const RENDER_HEADER = 'x-brota-render'
const RENDER_KEY = crypto.randomUUID()

/** Without scripts and nonce the page fits a shared cache. */
const STATIC_POLICY = policy(
  ...["default-src 'none'", "style-src 'self'", "style-src-attr 'unsafe-inline'", "font-src 'self'"],
  ...["img-src 'self' data:", "manifest-src 'self'", "base-uri 'none'", "form-action 'none'"],
  "frame-ancestors 'none'",
)

const pages = new Map<string, Promise<StaticPage>>()

const STATIC_PATH = '/api-docs'

/**
 * Responds with a page that is the same for all users of a language, rendered once per process.
 * @returns null for other pages, and for the render request
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
    // Compression would take threads of sign-ins.
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
  rendering.catch(() => pages.delete(key))
  return rendering
}

function getOwnAddress(): string {
  const { HOST: host = '127.0.0.1', PORT } = env()
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}

async function renderPage(path: string, locale: Locale): Promise<StaticPage> {
  const response = await fetch(getOwnAddress() + path, {
    // This user agent gets metadata in the head.
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

/** Ready at once, as no scripts load. */
function withoutScripts(html: string): string {
  return html
    .replace('<html ', '<html data-ready="" ')
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, '')
    .replace(/ nonce="[^"]*"/g, '')
}
