import 'server-only'
import { LRUCache } from 'lru-cache'
import { runDetached } from '@/lib/platform/jobs/run-detached'

const cache = new LRUCache<string, Promise<unknown>>({ max: 500 })

/**
 * Returns administrators' content, cached per revision and key. Callers must not change the shared value.
 * @param revision as the session query read it; null skips the cache
 */
export function getCachedContent<T>(
  revision: string | null,
  key: string,
  load: () => Promise<T>,
): Promise<T> {
  if (revision === null) return load()
  const id = `${revision} ${key}`
  const known = cache.get(id) as Promise<T> | undefined
  // The load may have failed with another request's transaction.
  if (known !== undefined) return known.catch(load)
  const loading = runDetached(load)
  cache.set(id, loading)
  loading.catch(() => cache.delete(id))
  return loading
}
