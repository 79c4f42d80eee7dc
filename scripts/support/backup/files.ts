import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { STORED_FILE_KINDS } from '@/lib/admin/storage-cleanup/service'

/** A table whose rows have files in the storage, by the names that those of a whole row have. */
export interface Owner {
  table: string
  names: string[]
}

/** In the order of their folders, as a backup holds them. */
export const OWNERS: Owner[] = STORED_FILE_KINDS.map(({ kind, names }) => ({
  table: kind,
  names: [...names].sort(),
})).sort((a, b) => (a.table < b.table ? -1 : 1))

/** What COPY is asked for to learn which rows have files: id, and whether something uses it. */
export const ownersCopy = ({ table }: Owner) =>
  `COPY (SELECT id, idle_since IS NULL FROM ${table} ORDER BY id) TO STDOUT`

export interface ExpectedFile {
  key: string
  used: boolean
}

/** The files that the rows of a compressed listing have, in ascending order of their keys. */
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

/** The row that a file belongs to; null when no row has a file of that name. */
export function parseFileOwner(key: string): FileOwner | null {
  const [table, id = '', name = ''] = key.split('/')
  const owner = OWNERS.find((one) => one.table === table)
  return owner?.names.includes(name) ? { table: owner.table, id } : null
}

/** Works on several at a time and gives what came of them in their order: a storage far away answers slowly. */
export async function* severalAtATime<T, R>(
  items: AsyncIterable<T>,
  atATime: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const running: Promise<R>[] = []
  for await (const item of items) {
    const begun = work(item)
    // It is awaited in its turn; until then its failure is nobody's yet.
    begun.catch(() => undefined)
    running.push(begun)
    if (running.length >= atATime) yield (await running.shift()) as R
  }
  for (const rest of running) yield await rest
}
