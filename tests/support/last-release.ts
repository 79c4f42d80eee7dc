import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { inProject } from '../../scripts/support/project'

const run = promisify(execFile)
const git = async (...args: string[]) => (await run('git', ['-C', inProject('.'), ...args])).stdout.trim()

/**
 * By its tag, or its commit in the changelog.
 * @throws Error when the clone's history does not reach it
 */
async function findLastRelease(): Promise<string> {
  const tag = await git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*').catch(() => null)
  if (tag) return tag
  const [heading] = /^## \[\d+\.\d+\.\d+\]/m.exec(readFileSync(inProject('CHANGELOG.md'), 'utf8')) ?? []
  if (!heading) throw new Error('CHANGELOG.md has no release')
  const commits = await git('log', '--format=%H', `-S${heading}`, '--', 'CHANGELOG.md')
  const isShallow = (await git('rev-parse', '--is-shallow-repository')) === 'true'
  const first = commits.split('\n').at(-1)
  if (!first || isShallow) {
    throw new Error(`the history does not reach the release ${heading}: git fetch --unshallow --tags`)
  }
  return first
}

/** Builds the last release in a folder. Takes minutes. */
export async function buildLastRelease(folder: string): Promise<void> {
  mkdirSync(folder)
  const archive = path.join(folder, 'release.tar')
  await git('archive', '--output', archive, await findLastRelease())
  await run('tar', ['-xf', archive, '-C', folder])
  const options = { cwd: folder, env: { ...process.env, NODE_ENV: undefined }, maxBuffer: 64 * 1024 * 1024 }
  await run('npm', ['ci', '--no-audit', '--no-fund'], options as never)
  await run('npm', ['run', 'build'], options as never)
}
