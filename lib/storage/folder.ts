import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { StorageDriver } from './driver'

/** Keeps bytes as files below a folder; for one machine, or several that share a volume. */
export function folderDriver(root: string): StorageDriver {
  const locate = (key: string) => path.join(root, ...key.split('/'))
  return {
    async put(key, bytes) {
      const target = locate(key)
      const unfinished = `${target}.${randomUUID()}`
      await mkdir(path.dirname(target), { recursive: true })
      try {
        await writeFile(unfinished, bytes)
        // A reader sees the whole file or none, also when the process dies in between.
        await rename(unfinished, target)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    async get(key) {
      try {
        return new Uint8Array(await readFile(locate(key)))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    async deleteUnder(prefix) {
      await rm(locate(prefix), { recursive: true, force: true })
    },
  }
}
