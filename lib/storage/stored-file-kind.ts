import 'server-only'

/** What a room tells of the files of its rows, which are `<kind>/<id of the row>/<name>`. */
export type StoredFileKind = {
  kind: string
  /** What a whole row has. */
  names: readonly string[]
  /** Those of the ids that have a row, whatever its state. */
  existing(ids: string[]): Promise<string[]>
  /** Ids of rows that people use, ascending, those behind one; from the first on for null. */
  used(after: string | null, limit: number): Promise<string[]>
  /** Gives rows to ids that have none, as of something long unused: nobody sees it, and `sweep` takes it. */
  adopt(ids: string[]): Promise<void>
  /** Deletes what is long unused, files first. Safe to run in several containers at once. */
  sweep(): Promise<number>
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What a key stands for; null when it is none of a row. */
export function parseStorageKey(key: string): { kind: string; id: string; name: string } | null {
  const [kind = '', id = '', name = '', ...more] = key.split('/')
  return ID.test(id) && more.length === 0 ? { kind, id, name } : null
}
