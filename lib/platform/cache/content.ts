import 'server-only'
import { LRUCache } from 'lru-cache'
import { runDetached } from '@/lib/platform/jobs/run-detached'

/** More than the keys in use between two changes of content. */
const cache = new LRUCache<string, Promise<unknown>>({ max: 500 })

/**
 * Returns content of administrators from the process cache, loaded once per revision and key. The database sets a new
 * revision with every change of content. Callers share the value and must not change it.
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
  // The load may have failed with the transaction of another request, so retry in this one.
  if (known !== undefined) return known.catch(load)
  const loading = runDetached(load)
  cache.set(id, loading)
  loading.catch(() => cache.delete(id))
  return loading
}
