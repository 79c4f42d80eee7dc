import 'server-only'

/**
 * Asks once for all who want the same: who comes while a question is under way waits for the next one, which is asked
 * for all that came meanwhile. So the database is asked after each of them came, and nobody is told what was before.
 * What comes back is shared: nobody may change it.
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
