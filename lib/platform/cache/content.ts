import 'server-only'
import { LRUCache } from 'lru-cache'
import { runDetached } from '@/lib/platform/jobs/run-detached'

const cache = new LRUCache<string, Promise<unknown>>({ max: 500 })

/**
 * Caches content per revision and key; a null revision reads uncached. Callers must not change the shared
 * value.
 */
export function getCachedContent<T>(
  revision: string | null,
  key: string,
  load: () => Promise<T>,
): Promise<T> {
  if (revision === null) return load()
  const id = `${revision} ${key}`
  const known = cache.get(id) as Promise<T> | undefined
  // The cached load may have failed in another request; load again.
  if (known !== undefined) return known.catch(load)
  const loading = runDetached(load)
  cache.set(id, loading)
  loading.catch(() => cache.delete(id))
  return loading
}
