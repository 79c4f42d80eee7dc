import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Failure } from '../failure'
import { sync } from './archive'
import { hashFile } from './copy'
import { removeOnSignal } from './remove-on-signal'
import { deleteOldBackups } from './rotation'

const UNFINISHED = '.unfinished-copy-'
/** Longer without writes: of a killed process. */
const ABANDONED_MS = 60 * 60 * 1000

const REASONS: Record<string, string> = {
  ENOSPC: 'there is no space left',
  EDQUOT: 'there is no space left',
  ENOENT: 'there is no such folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'it cannot be written to',
  ENOTDIR: 'it is not a folder',
  EEXIST: 'it is not a folder',
}

/** Verifies the copy. Creates only the last folder of the path. */
export async function copyToFolder(file: string, place: string, keep: number): Promise<void> {
  const folder = path.resolve(place)
  const unfinished = path.join(folder, `${UNFINISHED}${path.basename(file)}`)
  const forget = removeOnSignal(unfinished)
  try {
    await openFolder(folder)
    await removeAbandoned(folder)
    await pipeline(createReadStream(file), createWriteStream(unfinished, { mode: 0o600 }))
    await sync(unfinished)
    if ((await hashFile(unfinished)) !== (await hashFile(file)))
      throw new Failure('the copy is not what was written')
    await rename(unfinished, path.join(folder, path.basename(file)))
    await sync(folder)
    await deleteOldBackups(folder, keep)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined)
    const { code } = error as NodeJS.ErrnoException
    throw new Failure(REASONS[code ?? ''] ?? (error as Error).message)
  } finally {
    forget()
  }
}

async function openFolder(folder: string): Promise<void> {
  // Parents are missing when a disk is not mounted.
  const found = await stat(folder).catch(() => null)
  if (!found?.isDirectory()) await mkdir(folder, { mode: 0o700 })
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((one) => one.startsWith(UNFINISHED))) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => null)
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(file, { force: true })
  }
}
