import 'server-only'
import { AppError } from '@/lib/platform/errors/app-error'
import { LOCALE_COOKIE, parseLocale } from '@/lib/platform/i18n/locales'
import { readCookie } from '@/lib/platform/session/cookies'
import { readBytes } from './body'

const FORM_BYTES = 64 * 1024
const FORM_TYPE = 'application/x-www-form-urlencoded'

type SignIn = (request: Request) => Promise<Response>

/**
 * Signs in by a plain form, for browsers without scripts, through the API.
 * @param toTarget returns the path for a form's `next`
 */
export async function signInByForm(
  request: Request,
  signIn: SignIn,
  toTarget: (next: string | undefined) => string,
): Promise<Response> {
  if (!request.headers.get('content-type')?.startsWith(FORM_TYPE)) throw new AppError('malformed_request')
  const bytes = await readBytes(request, FORM_BYTES, 'payload_too_large')
  const form = new URLSearchParams(new TextDecoder().decode(bytes))
  const response = await signIn(toJsonRequest(request, form))
  if (response.ok) return redirectTo(toTarget(form.get('next') ?? undefined), response)
  const { error } = (await response.clone().json()) as ErrorBody
  if (error.code === 'cross_origin') return response
  return redirectTo(toRefusedPath(form, error, response.headers.get('retry-after')), response)
}

function toJsonRequest(request: Request, form: URLSearchParams): Request {
  const value = (name: string) => form.get(name) || undefined
  const headers = new Headers(request.headers)
  const body = JSON.stringify({
    email: form.get('email') ?? '',
    password: form.get('password') ?? '',
    remember: form.has('remember'),
    uuid: value('uuid'),
    code: value('code'),
    language: parseLocale(readCookie(headers.get('cookie'), LOCALE_COOKIE)) ?? undefined,
  })
  headers.set('content-type', 'application/json')
  headers.set('content-length', String(Buffer.byteLength(body)))
  headers.set('origin', getSenderOrigin(request.headers))
  return new Request(request.url, { method: 'POST', headers, body })
}

/** Forms of other sites must not sign anyone in, so a form needs an origin. */
function getSenderOrigin(headers: Headers): string {
  const origin = headers.get('origin')
  if (origin !== null) return origin
  const referer = headers.get('referer') ?? ''
  if (!URL.canParse(referer)) throw new AppError('cross_origin')
  return new URL(referer).origin
}

type ErrorBody = { error: { code: string; fields?: Record<string, unknown> } }

function toRefusedPath(
  form: URLSearchParams,
  { code, fields }: ErrorBody['error'],
  retryAfter: string | null,
) {
  const query = new URLSearchParams({ with: 'email', error: fields?.code ? 'code_wrong' : code })
  if (retryAfter) query.set('minutes', String(Math.ceil(Number(retryAfter) / 60)))
  for (const name of ['uuid', 'next']) {
    const value = form.get(name)
    if (value) query.set(name, value)
  }
  return `/login?${query}`
}

function redirectTo(location: string, response: Response): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  for (const cookie of response.headers.getSetCookie()) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
