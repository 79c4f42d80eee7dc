import 'server-only'
import { ignore } from './ignore'

/**
 * Shares the next query among requests during a running one, never an older result. Callers must not change
 * the shared value.
 */
export function singleFlight<Result>(): (key: string, ask: () => Promise<Result>) => Promise<Result> {
  const running = new Map<string, Promise<Result>>()
  const waiting = new Map<string, Promise<Result>>()
  const begin = (key: string, ask: () => Promise<Result>): Promise<Result> => {
    const result = ask().finally(() => running.delete(key))
    running.set(key, result)
    return result
  }
  return (key, ask) => {
    const current = running.get(key)
    if (!current) return begin(key, ask)
    const next =
      waiting.get(key) ??
      current
        .then(ignore, ignore)
        .then(() => waiting.delete(key))
        .then(() => begin(key, ask))
    waiting.set(key, next)
    return next
  }
}
