import { createHash } from 'node:crypto'
import type { StorageDriver, StoredFile } from '@/lib/platform/storage/driver'
import { parseStorageKey, type StoredFileKind } from '@/lib/platform/storage/stored-file-kind'

export type Moved = {
  copied: number
  kept: number
  left: number
  deleted: number
}

type Move = { from: StorageDriver; to: StorageDriver; keepers: StoredFileKind[]; deleteSource: boolean }

const BATCH = 500
const AT_ONCE = 8
/** Between the clocks of two storages. */
const APART_MS = 5 * 60 * 1000

/**
 * Copies and verifies every file with a row. With `deleteSource`, deletes a row's files once all match.
 * @throws Error when a copy differs; earlier copies stay
 */
export async function moveFiles(move: Move): Promise<Moved> {
  const there = new Map<string, StoredFile>()
  for await (const file of move.to.list('')) there.set(file.key, file)
  const moved: Moved = { copied: 0, kept: 0, left: 0, deleted: 0 }
  for await (const batch of batches(move.from.list(''))) {
    const { owned, left } = await ofRows(batch, move.keepers)
    moved.left += left
    for (let start = 0; start < owned.length; start += AT_ONCE) {
      await Promise.all(
        owned.slice(start, start + AT_ONCE).map(async (file) => {
          const what = await moveFile(move, file, there.get(file.key))
          if (what) moved[what] += 1
        }),
      )
    }
  }
  if (move.deleteSource) moved.deleted = await deleteMoved(move)
  return moved
}

/** Null for a file deleted during the run. */
async function moveFile(
  { from, to, deleteSource }: Move,
  file: StoredFile,
  there: StoredFile | undefined,
): Promise<'copied' | 'kept' | null> {
  const isOlder = there && there.modifiedAt.getTime() - file.modifiedAt.getTime() > APART_MS
  if (!deleteSource && isOlder && there.bytes === file.bytes) return 'kept'
  const bytes = await from.get(file.key)
  if (!bytes) return null
  const digest = hashBytes(bytes)
  if (there?.bytes === bytes.byteLength && hashBytes(await to.get(file.key)) === digest) return 'kept'
  await to.put(file.key, bytes)
  const copy = await to.get(file.key)
  if (hashBytes(copy) !== digest) throw new Error(`${file.key} is not the same after it was copied`)
  return 'copied'
}

/** Keeps newer files and files without a row. */
async function deleteMoved({ from, to, keepers }: Move): Promise<number> {
  let deleted = 0
  for await (const batch of batches(from.list(''))) {
    const { owned } = await ofRows(batch, keepers)
    for (const [folder, keys] of groupByFolder(owned)) {
      const same = await Promise.all(
        keys.map(async (key) => hashBytes(await from.get(key)) === hashBytes(await to.get(key))),
      )
      if (!same.every(Boolean)) continue
      await from.deleteUnder(folder)
      deleted += keys.length
    }
  }
  return deleted
}

function groupByFolder(files: StoredFile[]): Map<string, string[]> {
  const folders = new Map<string, string[]>()
  for (const { key } of files) {
    const folder = key.slice(0, key.lastIndexOf('/'))
    folders.set(folder, [...(folders.get(folder) ?? []), key])
  }
  return folders
}

async function ofRows(files: StoredFile[], keepers: StoredFileKind[]) {
  const ids = new Set<string>()
  for (const { kind, existing } of keepers) {
    const mine = files.map(({ key }) => parseStorageKey(key)).filter((place) => place?.kind === kind)
    const rows = await existing([...new Set(mine.map((place) => place?.id ?? ''))])
    for (const id of rows) ids.add(`${kind}/${id}`)
  }
  const owned = files.filter(({ key }) => ids.has(key.slice(0, key.lastIndexOf('/'))))
  return { owned, left: files.length - owned.length }
}

async function* batches(files: AsyncIterable<StoredFile>): AsyncGenerator<StoredFile[]> {
  let batch: StoredFile[] = []
  for await (const file of files) {
    batch.push(file)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

const hashBytes = (bytes: Uint8Array | null) => bytes && createHash('sha256').update(bytes).digest('hex')
