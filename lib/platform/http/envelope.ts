import 'server-only'
import { translateDatabaseError } from '@/lib/platform/db/errors'
import { AppError, ERROR_STATUS, type FieldProblem } from '@/lib/platform/errors/app-error'
import type { Locale } from '@/lib/platform/i18n/locales'
import { createErrorTranslator } from '@/lib/platform/i18n/translator'
import { currentCall } from '@/lib/platform/log/call'
import { log } from '@/lib/platform/log/log'

const NO_STORE = { 'cache-control': 'no-store' }

export function success(data: unknown, status: number, extra: Record<string, unknown> = {}): Response {
  return Response.json({ success: true, data, ...extra }, { status, headers: NO_STORE })
}

/** Turns unknown errors into internal_error. */
export function failure(error: unknown, locale: Locale, headers: Record<string, string> = {}): Response {
  const translated = translateDatabaseError(error)
  const known = translated instanceof AppError ? translated : new AppError('internal_error', { cause: error })
  note(known)
  const translate = createErrorTranslator(locale)
  const fields = Object.entries(known.fields ?? {}).map(([name, problems]) => [name, problems.map(translate)])
  const body = {
    code: known.code,
    message: translate(toMessage(known)),
    ...(known.fields && { fields: Object.fromEntries(fields) }),
  }
  return Response.json(
    { success: false, error: body },
    { status: known.status, headers: { ...NO_STORE, ...ending(known), ...retryAfter(known), ...headers } },
  )
}

function note(refusal: AppError): void {
  const { status, code, cause } = refusal
  const call = currentCall()
  if (call) Object.assign(call, { code, error: cause ?? refusal })
  else if (status >= 500) log.error({ err: cause ?? refusal, code }, 'call failed')
}

function toMessage({ code, text = code, retryAfter: seconds = 0 }: AppError): FieldProblem {
  return { key: text, values: { minutes: Math.max(1, Math.ceil(seconds / 60)) } }
}

/** The rest of the body may still arrive. */
function ending({ status }: AppError): Record<string, string> {
  return status === ERROR_STATUS.request_timeout ? { connection: 'close' } : {}
}

function retryAfter({ retryAfter: seconds }: AppError): Record<string, string> {
  return seconds === undefined ? {} : { 'retry-after': String(Math.ceil(seconds)) }
}
