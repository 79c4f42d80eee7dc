import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runNode } from './children'
import { withLock } from './lock'
import { hashInputs, inProject } from './project'
import { keepOnce } from './same-files'

const LOCK_SECONDS = 900

/** Generates sources that are not in the repository. */
export async function ensureGenerated(): Promise<void> {
  await ensureClient()
  await ensureSprite()
}

async function ensureClient(): Promise<void> {
  const stamp = inProject('lib/platform/db/generated/.inputs')
  await ensure(
    'client',
    stamp,
    hashInputs(['prisma/schema', 'prisma.config.ts', 'package.json']),
    async () => {
      // With any existing file the CLI skips downloading an unneeded engine.
      const env = {
        ...process.env,
        PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
        PRISMA_HIDE_UPDATE_MESSAGE: '1',
      }
      await runNode(
        [inProject('node_modules/prisma/build/index.js'), 'generate'],
        env,
        'prisma generate failed',
      )
      writeFileSync(stamp, hashInputs(['prisma/schema', 'prisma.config.ts', 'package.json']))
    },
  )
}

const SPRITE = 'components/art/generated'
const SPRITE_INPUTS = [
  'components/art',
  'app/globals.css',
  'lib/platform/images/color.ts',
  'scripts/sprite.ts',
]

/** Rebuilds the sprite on changes of drawings, until the process ends. */
export function followDrawings(complain: (line: string) => void): void {
  let drawn = Promise.resolve()
  const again = () => {
    drawn = drawn.then(ensureSprite).catch((error: Error) => complain(error.message))
  }
  watch(inProject('components/art'), again).unref()
}

async function ensureSprite(): Promise<void> {
  const stamp = inProject(SPRITE, '.inputs')
  const wanted = hashInputs(SPRITE_INPUTS, (file) => file === SPRITE)
  await ensure('sprite', stamp, wanted, async () => {
    rmSync(stamp, { force: true })
    // Under this process's export conditions, React cannot render markup.
    const args = ['--import', 'tsx', inProject('scripts/sprite.ts'), inProject(SPRITE)]
    await runNode(args, process.env, 'the drawings cannot be put together')
    writeFileSync(stamp, wanted)
  })
}

const BUILD_INPUTS = [
  ...[
    'app',
    'components',
    'content',
    'lib',
    'messages',
    'prisma',
    'public',
    'middleware.ts',
    'next.config.ts',
    'instrumentation.ts',
  ],
  ...['scripts/sprite.ts', 'scripts/support/same-files.ts'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'postcss.config.mjs'],
]

function buildHash(): string {
  return hashInputs(BUILD_INPUTS, (file) => file === 'lib/platform/db/generated' || file === SPRITE)
}

/** Standalone build. */
export const BUILT = inProject('.next/standalone')

export async function ensureBuild(announce: (line: string) => void): Promise<void> {
  await ensureGenerated()
  const stamp = inProject('.next/inputs')
  const wanted = buildHash()
  await ensure('build', stamp, wanted, async () => {
    announce('Building, which takes a minute and is done only once…')
    rmSync(stamp, { force: true })
    const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as NodeJS.ProcessEnv
    await runNode(
      [inProject('node_modules/next/dist/bin/next'), 'build'],
      env,
      'the build failed (see above)',
    )
    // Next leaves these out of the standalone build, for a CDN.
    for (const files of ['.next/static', 'public']) {
      cpSync(inProject(files), path.join(BUILT, files), { recursive: true })
    }
    keepOnce(path.join(BUILT, '.next/server/chunks'))
    writeFileSync(stamp, wanted)
  })
}

async function ensure(name: string, stamp: string, wanted: string, make: () => Promise<void>): Promise<void> {
  const isCurrent = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
  if (isCurrent()) return
  mkdirSync(inProject('node_modules/.cache'), { recursive: true })
  await withLock(inProject(`node_modules/.cache/brota-${name}.lock`), LOCK_SECONDS, async () => {
    if (!isCurrent()) await make()
  })
}
