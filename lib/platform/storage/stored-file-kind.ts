import 'server-only'

/** Rows of a feature with stored files, `<kind>/<row id>/<name>`. */
export type StoredFileKind = {
  kind: string
  names: readonly string[]
  /** Returns the ids that have a row in any state. */
  existing(ids: string[]): Promise<string[]>
  /** Returns the next ids of rows in use, ascending; null starts at the first. */
  used(after: string | null, limit: number): Promise<string[]>
  /** Creates expired, invisible rows for orphans, for `sweep`. */
  adopt(ids: string[]): Promise<void>
  /** Deletes expired rows, files first; safe to run concurrently. */
  sweep(): Promise<number>
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Parses a key; null when it belongs to no row. */
export function parseStorageKey(key: string): { kind: string; id: string; name: string } | null {
  const [kind = '', id = '', name = '', ...more] = key.split('/')
  return ID.test(id) && more.length === 0 ? { kind, id, name } : null
}

/** Time of an unused file (`idle_since`) that makes the next sweep delete it. */
export const DELETE_AT_NEXT_SWEEP = new Date(0)
