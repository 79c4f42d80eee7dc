import 'server-only'
import { isDevelopment } from '@/lib/config/transport'
import { log } from './log'
import { withoutValues } from './redact-error'

/** What the framework has said by one way it says by another, too. */
const loggedErrors = new WeakSet<object>()

type FailedRequest = { method: string; headers: NodeJS.Dict<string | string[]> }

/** Notes a page that could not be made. */
export function pageFailed(error: unknown, { method, headers }: FailedRequest, route: string): void {
  if (typeof error === 'object' && error !== null) loggedErrors.add(error)
  log.error({ requestId: headers['x-request-id'], method, route, err: error }, 'page failed')
}

/** From here on, what the framework and libraries complain about has the form of the log, too, and no values. */
export function logComplaints(): void {
  if (isDevelopment()) return
  console.error = (...said: unknown[]) => complain('error', said)
  console.warn = (...said: unknown[]) => complain('warn', said)
}

function complain(level: 'error' | 'warn', said: unknown[]): void {
  const error = said.find((each) => each instanceof Error)
  // The framework tells of a page that failed first here and then by name; both come in the same turn.
  setImmediate(() => {
    if (error && loggedErrors.has(error)) return
    const words = said.filter((each) => typeof each === 'string').map(withoutValues)
    log[level](error ? { err: error } : {}, words.join(' ').trim() || 'complaint')
  })
}
