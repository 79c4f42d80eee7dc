import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { STORED_FILE_KINDS } from '@/lib/features/admin/storage-cleanup/service'

/** Table whose rows own files, with the file names of a complete row. */
export interface Owner {
  table: string
  names: string[]
}

/** Ordered by folder, as in a backup. */
export const OWNERS: Owner[] = STORED_FILE_KINDS.map(({ kind, names }) => ({
  table: kind,
  names: [...names].sort(),
})).sort((a, b) => (a.table < b.table ? -1 : 1))

export const ownersCopy = ({ table }: Owner) =>
  `COPY (SELECT id, idle_since IS NULL FROM ${table} ORDER BY id) TO STDOUT`

export interface ExpectedFile {
  key: string
  used: boolean
}

/** Yields the files of a compressed listing, ordered by key. */
export async function* expectedFiles({ table, names }: Owner, listing: string): AsyncGenerator<ExpectedFile> {
  const lines = createInterface({
    input: createReadStream(listing).pipe(createGunzip()),
    crlfDelay: Infinity,
  })
  for await (const line of lines) {
    const [id, used] = line.split('\t')
    for (const name of names) yield { key: `${table}/${id}/${name}`, used: used === 't' }
  }
}

export interface FileOwner {
  table: string
  id: string
}

/** Returns the row that owns a file; null for unknown names. */
export function parseFileOwner(key: string): FileOwner | null {
  const [table, id = '', name = ''] = key.split('/')
  const owner = OWNERS.find((one) => one.table === table)
  return owner?.names.includes(name) ? { table: owner.table, id } : null
}

/** Maps with limited concurrency, in order: a remote storage is slow. */
export async function* severalAtATime<T, R>(
  items: AsyncIterable<T>,
  atATime: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const running: Promise<R>[] = []
  for await (const item of items) {
    const begun = work(item)
    // Avoids an unhandled rejection until it is awaited in order.
    begun.catch(() => undefined)
    running.push(begun)
    if (running.length >= atATime) yield (await running.shift()) as R
  }
  for (const rest of running) yield await rest
}
