import 'server-only'
import { isDevelopment } from '@/lib/platform/config/transport'
import { log } from './log'
import { withoutValues } from './redact-error'

/** The framework reports some errors twice. */
const loggedErrors = new WeakSet<object>()

type FailedRequest = { method: string; headers: NodeJS.Dict<string | string[]> }

export function pageFailed(error: unknown, { method, headers }: FailedRequest, route: string): void {
  if (typeof error === 'object' && error !== null) loggedErrors.add(error)
  log.error({ requestId: headers['x-request-id'], method, route, err: error }, 'page failed')
}

/** Redirects the console, which the framework uses, to the log, without values. */
export function logComplaints(): void {
  if (isDevelopment()) return
  console.log = (...said: unknown[]) => complain('info', said)
  console.info = (...said: unknown[]) => complain('info', said)
  console.error = (...said: unknown[]) => complain('error', said)
  console.warn = (...said: unknown[]) => complain('warn', said)
}

function complain(level: 'error' | 'warn' | 'info', said: unknown[]): void {
  const error = said.find((each) => each instanceof Error)
  // The framework reports a failed page here first, in the same tick.
  setImmediate(() => {
    if (error && loggedErrors.has(error)) return
    const words = said.filter((each) => typeof each === 'string').map(withoutValues)
    log[level](error ? { err: error } : {}, words.join(' ').trim() || 'console')
  })
}
