import 'server-only'
import { apart } from '@/lib/jobs/apart'

/** More than is asked for between two changes. */
const MOST = 500

let current = { revision: '', kept: new Map<string, Promise<unknown>>() }

/**
 * What administrators have written, which every family reads and which seldom changes: loaded once for each revision
 * and key, and kept by this process until somebody asks with another revision. A revision is a mark that the database
 * sets anew with every change of content, so that all processes notice. What comes back is shared: nobody may change it.
 * @param revision as the caller's session was read with it; null always loads
 */
export function contentOf<T>(revision: string | null, key: string, load: () => Promise<T>): Promise<T> {
  if (revision === null) return load()
  if (current.revision !== revision || current.kept.size >= MOST) current = { revision, kept: new Map() }
  const { kept } = current
  const known = kept.get(key)
  // It may have failed with the transaction in which somebody else asked.
  if (known) return (known as Promise<T>).catch(load)
  const loading = apart(load)
  kept.set(key, loading)
  loading.catch(() => kept.delete(key))
  return loading
}
