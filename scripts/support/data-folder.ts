import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
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

export const PRIVATE_FOLDER = 0o700
export const PRIVATE_FILE = 0o600

/**
 * Returns the absolute path; creates a missing folder.
 * @throws Failure when unusable
 */
export function openDataFolder(configured: string): string {
  const folder = path.resolve(projectRoot, configured)
  const probe = path.join(folder, `.probe-${process.pid}`)
  try {
    if (!existsSync(folder)) makeFolder(folder)
    readdirSync(folder)
    writeFileSync(probe, '', { mode: PRIVATE_FILE })
    rmSync(probe)
    makePrivate(folder)
    return folder
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new Failure(
      `the data folder ${folder} (BROTA_DATA_DIR) cannot be used: ${REASONS[code ?? ''] ?? message}`,
    )
  }
}

/** PostgreSQL sets the mode of its folders. */
const OWN_FOLDERS = ['storage', 'mail', 'backups', 'servers', 'postgres-users']

/** Older versions left the content readable. Skips foreign files. */
function makePrivate(folder: string): void {
  setMode(folder, PRIVATE_FOLDER)
  const done = path.join(folder, '.private')
  if (existsSync(done)) return
  const waiting = OWN_FOLDERS.map((name) => path.join(folder, name))
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const parent = file
    const found = lstatSync(parent, { throwIfNoEntry: false })
    if (!found || found.isSymbolicLink()) continue
    setMode(parent, found.isDirectory() ? PRIVATE_FOLDER : PRIVATE_FILE)
    if (found.isDirectory()) waiting.push(...readdirSync(parent).map((name) => path.join(parent, name)))
  }
  writeFileSync(done, '', { mode: PRIVATE_FILE })
}

/** Skips removed and foreign files. */
function setMode(file: string, mode: number): void {
  try {
    if ((lstatSync(file).mode & 0o777) !== mode) chmodSync(file, mode)
  } catch (error) {
    if (!['EPERM', 'ENOENT', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

/** Node's recursive mkdir never returns below /proc. */
function makeFolder(folder: string): void {
  const parent = path.dirname(folder)
  if (!existsSync(parent)) makeFolder(parent)
  if (!existsSync(folder)) mkdirSync(folder)
}

/** Returns a random secret, stored in a file with mode 0600. */
export function keptSecret(folder: string, name: string): string {
  const file = path.join(folder, name)
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: PRIVATE_FILE })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32) throw new Failure(`${file} is damaged: it should hold at least 32 characters`)
  return secret
}
