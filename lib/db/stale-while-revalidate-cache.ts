import 'server-only'
import { runDetached } from '@/lib/jobs/run-detached'

type CachedValue<T> = { answer: Promise<T>; since: number }

/**
 * Keeps answers that cost the more the more there is to count, each under its key, and tells them for some seconds:
 * whoever asks when that is over has it counted anew for the next one, and gets the last answer at once.
 * @param freshMs how old an answer may be before it is counted anew, in milliseconds
 * @param most more keys than are asked for at once
 */
export function createStaleWhileRevalidateCache<T>({
  freshMs,
  most = 1,
}: {
  freshMs: number
  most?: number
}) {
  const cache = new Map<string, CachedValue<T>>()
  return (key: string, count: () => Promise<T>): Promise<T> => {
    const known = cache.get(key)
    if (known && Date.now() - known.since <= freshMs) return known.answer
    if (cache.size >= most && !known) cache.clear()
    // Prisma asks when somebody waits: here, and not as a part of whoever does.
    const answer = runDetached(async () => await count())
    if (!known) {
      cache.set(key, { answer, since: Date.now() })
      answer.catch(() => cache.delete(key))
      return answer
    }
    cache.set(key, { ...known, since: Date.now() })
    // A count that fails leaves the one before it.
    answer.then(
      () => cache.set(key, { answer, since: Date.now() }),
      () => undefined,
    )
    return known.answer
  }
}
