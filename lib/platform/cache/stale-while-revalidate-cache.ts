import 'server-only'
import { LRUCache } from 'lru-cache'
import { runDetached } from '@/lib/platform/jobs/run-detached'

/**
 * Keeps the last value when a refresh fails.
 * @param freshMs milliseconds until a value is stale
 */
export function createStaleWhileRevalidateCache<T extends NonNullable<unknown>>({
  freshMs,
  most = 1,
}: {
  freshMs: number
  most?: number
}) {
  const cache = new LRUCache<string, T, () => Promise<T>>({
    max: most,
    ttl: freshMs,
    ttlResolution: 0,
    perf: { now: () => Date.now() },
    allowStale: true,
    noDeleteOnFetchRejection: true,
    // Detached from the request that started it.
    fetchMethod: (_key, _stale, { context }) => runDetached(context),
  })
  return (key: string, count: () => Promise<T>): Promise<T> => cache.forceFetch(key, { context: count })
}
