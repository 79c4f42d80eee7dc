import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Checks for a container, where packages may be installed. */
export const isContainer = () => existsSync('/.dockerenv') || existsSync('/run/.containerenv')

/** Installs a Debian package if possible; callers check. */
export function installPackage(name: string): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return
  const options = {
    stdio: 'inherit',
    timeout: 180_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const
  spawnSync('apt-get', ['update', '-q'], options)
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], options)
}
