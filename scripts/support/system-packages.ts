import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether this machine is a container, where installing is ours to do. */
export const isContainer = () => existsSync('/.dockerenv') || existsSync('/run/.containerenv')

/** Installs one of Debian's packages where that can be done; whether it worked shows in what is there afterwards. */
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
