import 'server-only'

/**
 * Creates a wrapper: requests during a running query share the next one, never an older result. Callers
 * must not change the shared value.
 */
export function singleFlight<Answer>(): (key: string, ask: () => Promise<Answer>) => Promise<Answer> {
  const running = new Map<string, Promise<Answer>>()
  const waiting = new Map<string, Promise<Answer>>()
  const begin = (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const answer = ask().finally(() => running.delete(key))
    running.set(key, answer)
    return answer
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

function ignore(): void {}
