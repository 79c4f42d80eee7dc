import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Failure } from './failure'
import { projectRoot } from './project'

const REASONS: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOTDIR: 'it is not a folder',
  EEXIST: 'it is not a folder',
  EROFS: 'it cannot be written to',
  ENOSPC: 'there is no space left',
  ENOENT: 'it cannot be made there',
}

/** The absolute path of the data folder, made when missing. Fails with one line when it cannot be used. */
export function openDataFolder(configured: string): string {
  const folder = path.resolve(projectRoot, configured)
  const probe = path.join(folder, `.probe-${process.pid}`)
  try {
    if (!existsSync(folder)) {
      makeFolder(folder)
      // As root the database runs as another user, who must be able to walk to its own folder.
      chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700)
    }
    readdirSync(folder)
    writeFileSync(probe, '')
    rmSync(probe)
    return folder
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new Failure(
      `the data folder ${folder} (BROTA_DATA_DIR) cannot be used: ${REASONS[code ?? ''] ?? message}`,
    )
  }
}

/** Node's own recursive variant never comes back where nothing can be made, as below /proc. */
function makeFolder(folder: string): void {
  const parent = path.dirname(folder)
  if (!existsSync(parent)) makeFolder(parent)
  if (!existsSync(folder)) mkdirSync(folder)
}

/** A random secret kept in a file that only its owner reads; the same one on every call. */
export function keptSecret(folder: string, name: string): string {
  const file = path.join(folder, name)
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32) throw new Failure(`${file} is damaged: it should hold at least 32 characters`)
  return secret
}
