import 'server-only'
import { randomUUID } from 'node:crypto'
import { access, mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { runDetached } from '@/lib/platform/jobs/run-detached'
import type { StorageDriver, StoredFile } from './driver'
import { isSegment } from './keys'

const UNFINISHED = /^\..+\.[0-9a-f-]{36}$/
/** Older: of a dead process. */
const UNFINISHED_MAX_MS = 60 * 60 * 1000

/** Creates a driver for a folder of one machine, or of several with a shared volume. */
export function folderDriver(root: string): StorageDriver {
  const locate = (key: string) => path.join(root, ...key.split('/'))
  let made: Promise<unknown> | undefined
  /** Throws when the folder has disappeared, as with an unmounted volume: its files are not absent. */
  const atHand = async () => {
    made ??= runDetached(() => mkdir(root, { recursive: true, mode: 0o700 }))
    await made
    await access(root)
  }
  return {
    async put(key, bytes) {
      await atHand()
      await replaceFile(locate(key), bytes)
    },
    async get(key) {
      const file = locate(key)
      try {
        return new Uint8Array(await readFile(file))
      } catch (error) {
        if (!isAbsent(error)) throw error
        await atHand()
        return null
      }
    },
    async deleteUnder(prefix) {
      const folder = locate(prefix)
      await atHand()
      const found = await stat(folder).catch(nullWhenAbsent)
      if (found?.isDirectory()) await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    },
    async *list(prefix) {
      await atHand()
      yield* filesBelow(prefix === '' ? root : locate(prefix), prefix)
    },
  }
}

const getErrorCode = (error: unknown) => (error as NodeJS.ErrnoException).code ?? ''
const isAbsent = (error: unknown) => ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(getErrorCode(error))

function nullWhenAbsent(error: unknown): null {
  if (isAbsent(error)) return null
  throw error
}

/** Atomic, even when the process or the machine dies. */
async function replaceFile(target: string, bytes: Uint8Array): Promise<void> {
  const folder = path.dirname(target)
  // Without the hint the build traces and copies every file of the project.
  const unfinished = path.join(
    /* turbopackIgnore: true */ folder,
    `.${path.basename(target)}.${randomUUID()}`,
  )
  const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    await writeThrough(unfinished, bytes)
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined)
    throw error
  }
  await syncFolders(folder, firstMade ? path.dirname(firstMade) : folder)
}

async function writeThrough(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A name survives a power cut only once its folder and each new parent are synced. */
async function syncFolders(lowest: string, highest: string): Promise<void> {
  for (let folder = lowest; ; folder = path.dirname(folder)) {
    const handle = await open(folder, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
    if (folder === highest) return
  }
}

/** Removes dead processes' unfinished files on the way. */
async function* filesBelow(folder: string, key: string): AsyncGenerator<StoredFile> {
  const entries = await opendir(folder).catch(nullWhenAbsent)
  if (!entries) return
  for await (const entry of entries) {
    const file = path.join(folder, entry.name)
    if (UNFINISHED.test(entry.name)) await removeWhenOld(file)
    if (!isSegment(entry.name)) continue
    const below = key === '' ? entry.name : `${key}/${entry.name}`
    if (entry.isDirectory()) yield* filesBelow(file, below)
    if (!entry.isFile()) continue
    const found = await stat(file).catch(nullWhenAbsent)
    if (found) yield { key: below, bytes: found.size, modifiedAt: found.mtime }
  }
}

async function removeWhenOld(file: string): Promise<void> {
  try {
    const { mtimeMs } = await stat(file)
    if (Date.now() - mtimeMs > UNFINISHED_MAX_MS) await rm(file, { force: true })
  } catch {
    // The next listing retries.
  }
}
