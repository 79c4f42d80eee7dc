import 'server-only'
import { translateDatabaseError } from '@/lib/db/errors'
import { AppError, ERROR_STATUS } from '@/lib/errors/app-error'
import type { Locale } from '@/lib/i18n/locales'
import { errorText } from '@/lib/i18n/translator'
import { currentCall } from '@/lib/log/call'
import { log } from '@/lib/log/log'

const NO_STORE = { 'cache-control': 'no-store' }

const BEFORE = Buffer.from('{"success":true,"data":')
const AFTER = Buffer.from('}')

/** The envelope around an answer, which is JSON already; `extra` stands beside it. */
export function success(data: Uint8Array, status: number, extra: Record<string, unknown> = {}): Response {
  const others = Object.entries(extra).map(
    ([name, value]) => `,${JSON.stringify(name)}:${JSON.stringify(value)}`,
  )
  const after = others.length > 0 ? Buffer.from(`${others.join('')}}`) : AFTER
  const body = Buffer.concat([BEFORE, data, after])
  return new Response(body, { status, headers: { 'content-type': 'application/json', ...NO_STORE } })
}

/** The envelope around a refusal, in the reader's language; whatever is not ours is told as internal. */
export function failure(error: unknown, locale: Locale, headers: Record<string, string> = {}): Response {
  const translated = translateDatabaseError(error)
  const known = translated instanceof AppError ? translated : new AppError('internal_error', { cause: error })
  note(known)
  const fields = known.fields
    ? Object.fromEntries(
        Object.entries(known.fields).map(([name, problems]) => [
          name,
          problems.map((p) => errorText(locale, p)),
        ]),
      )
    : undefined
  const body = {
    code: known.code,
    message: formatErrorMessage(known, locale),
    ...(fields && { fields }),
  }
  return Response.json(
    { success: false, error: body },
    { status: known.status, headers: { ...NO_STORE, ...ending(known), ...retryAfter(known), ...headers } },
  )
}

/** The call's line in the log says how it was refused, and why where that is our fault. */
function note(refusal: AppError): void {
  const { status, code, cause } = refusal
  const call = currentCall()
  if (call) Object.assign(call, { code, error: cause ?? refusal })
  else if (status >= 500) log.error({ err: cause ?? refusal, code }, 'call failed')
}

/** Only some texts say how long to wait; the others do without. */
function formatErrorMessage({ code, retryAfter: seconds = 0 }: AppError, locale: Locale): string {
  return errorText(locale, { key: code, values: { minutes: Math.max(1, Math.ceil(seconds / 60)) } })
}

/** What is still on its way belongs to a call that has been answered. */
function ending({ status }: AppError): Record<string, string> {
  return status === ERROR_STATUS.request_timeout ? { connection: 'close' } : {}
}

function retryAfter({ retryAfter: seconds }: AppError): Record<string, string> {
  return seconds === undefined ? {} : { 'retry-after': String(Math.ceil(seconds)) }
}
