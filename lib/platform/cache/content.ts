import 'server-only'
import { runDetached } from '@/lib/platform/jobs/run-detached'

/** Cache size; more than the keys in use between two changes of content. */
const MOST = 500

export type Soon<T> = T | Promise<T>

type Kept = { value: unknown } | { loading: Promise<unknown> }

let current = { revision: '', kept: new Map<string, Kept>() }

/**
 * Returns content of administrators from the process cache, loaded once per revision and key. The database sets a new
 * revision with every change of content. Callers share the value and must not change it.
 * @param revision as the session query read it; null skips the cache
 * @returns the value itself on a cache hit: each awaited promise costs the request time
 */
export function getCachedContent<T>(revision: string | null, key: string, load: () => Promise<T>): Soon<T> {
  if (revision === null) return load()
  if (current.revision !== revision || current.kept.size >= MOST) current = { revision, kept: new Map() }
  const { kept } = current
  const known = kept.get(key)
  if (known && 'value' in known) return known.value as T
  // The load may have failed with the transaction of another request, so retry in this one.
  if (known) return (known.loading as Promise<T>).catch(load)
  const loading = runDetached(load)
  kept.set(key, { loading })
  loading.then(
    (value) => kept.set(key, { value }),
    () => kept.delete(key),
  )
  return loading
}
