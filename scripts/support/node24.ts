import { spawnSync } from 'node:child_process'
import { Failure } from './failure'

/** No other version manager is needed. */
const PACKAGE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}@24`

/**
 * Returns a Node 24, installed into npm's cache if necessary.
 * @throws Failure when npm has none for this machine
 */
export function findNode24(): { path: string; version: string } {
  if (process.versions.node.startsWith('24.')) return { path: process.execPath, version: process.version }
  const print = 'console.log(process.execPath, process.version)'
  const found = spawnSync(
    'npm',
    ['exec', '--yes', `--package=${PACKAGE}`, '--', 'node', '-e', `"${print}"`],
    {
      encoding: 'utf8',
      shell: true,
    },
  )
  const [path = '', version = ''] = found.stdout.trim().split(' ')
  if (found.status !== 0 || !version.startsWith('v24.')) {
    throw new Failure(`npm has no Node 24 for this machine (${PACKAGE}): ${found.stderr.trim()}`)
  }
  return { path, version }
}
