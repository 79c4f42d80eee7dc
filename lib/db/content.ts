import 'server-only'
import { runDetached } from '@/lib/jobs/run-detached'

/** More than is asked for between two changes. */
const MOST = 500

/** What may be at hand already. */
export type Soon<T> = T | Promise<T>

type Kept = { value: unknown } | { loading: Promise<unknown> }

let current = { revision: '', kept: new Map<string, Kept>() }

/**
 * What administrators have written, which every family reads and which seldom changes: loaded once for each revision
 * and key, and kept by this process until somebody asks with another revision. A revision is a mark that the database
 * sets anew with every change of content, so that all processes notice. What comes back is shared: nobody may change it.
 * @param revision as the caller's session was read with it; null always loads
 * @returns at once what has been loaded: each promise that is waited for costs every call some of its time
 */
export function getCachedContent<T>(revision: string | null, key: string, load: () => Promise<T>): Soon<T> {
  if (revision === null) return load()
  if (current.revision !== revision || current.kept.size >= MOST) current = { revision, kept: new Map() }
  const { kept } = current
  const known = kept.get(key)
  if (known && 'value' in known) return known.value as T
  // It may fail with the transaction in which somebody else asked.
  if (known) return (known.loading as Promise<T>).catch(load)
  const loading = runDetached(load)
  kept.set(key, { loading })
  loading.then(
    (value) => kept.set(key, { value }),
    () => kept.delete(key),
  )
  return loading
}
