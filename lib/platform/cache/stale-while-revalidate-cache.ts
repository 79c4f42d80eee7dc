import 'server-only'
import { runDetached } from '@/lib/platform/jobs/run-detached'

type CachedValue<T> = { answer: Promise<T>; since: number }

/**
 * Creates a stale-while-revalidate cache: a stale value is returned at once while one query refreshes it for the next
 * request.
 * @param freshMs milliseconds until a value is stale
 * @param most cache size; more than the keys in use at once
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
    // Detached, so that the query does not belong to the request that started it.
    const answer = runDetached(async () => await count())
    if (!known) {
      cache.set(key, { answer, since: Date.now() })
      answer.catch(() => cache.delete(key))
      return answer
    }
    cache.set(key, { ...known, since: Date.now() })
    // After a failed count the last value stays in the cache.
    answer.then(
      () => cache.set(key, { answer, since: Date.now() }),
      () => undefined,
    )
    return known.answer
  }
}
