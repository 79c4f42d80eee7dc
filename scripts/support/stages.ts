import path from 'node:path'
import { ended, startNode } from './children'
import { print } from './failure'
import type { RunningProduct } from './product'
import { inProject } from './project'
import { NOTHING, playwrightTally, sum, type Tally, vitestTally } from './tally'

function bin(packageName: string, file: string): string {
  return inProject('node_modules', packageName, file)
}

type Check = { name: string; args: string[] }

/** Route types are generated. */
const PAGE_TYPES: Check = { name: 'page types', args: [bin('next', 'dist/bin/next'), 'typegen'] }

/** The next check repeats only what has changed. */
const KNOWN_TYPES = inProject('.next/cache/.tsbuildinfo')

const CHECKS: Check[] = [
  { name: 'types', args: [bin('typescript', 'bin/tsc'), '--noEmit', '--tsBuildInfoFile', KNOWN_TYPES] },
  { name: 'format and lint', args: [bin('@biomejs/biome', 'bin/biome'), 'ci', '--error-on-warnings'] },
  { name: 'dead code', args: [bin('knip', 'bin/knip.js'), '--no-progress'] },
  {
    name: 'layers',
    args: [
      bin('dependency-cruiser', 'bin/dependency-cruise.mjs'),
      ...['app', 'components', 'content', 'lib', 'scripts', 'tests', 'middleware.ts', 'instrumentation.ts'],
      '--config',
    ],
  },
  {
    name: 'catalogs',
    args: [
      bin('@lingual/i18n-check', 'dist/bin/index.js'),
      ...[
        '--locales',
        'messages',
        '--source',
        'en',
        '--format',
        'next-intl',
        '--unused',
        'app',
        'components',
        'lib',
      ],
      // This tool cannot see computed keys.
      ...['--only', 'invalidKeys', 'missingKeys', 'undefined'],
    ],
  },
  { name: 'schema', args: [bin('prisma', 'build/index.js'), 'validate'] },
  { name: 'schema format', args: [bin('prisma', 'build/index.js'), 'format', '--check'] },
]

export async function staticStage(): Promise<Tally> {
  const tallies = [await check(PAGE_TYPES)]
  const waiting = CHECKS.values()
  const work = async () => {
    for (const one of waiting) tallies.push(await check(one))
  }
  await Promise.all([work(), work()])
  return sum(tallies)
}

async function check({ name, args }: Check): Promise<Tally> {
  const env = {
    ...process.env,
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  }
  const child = startNode(args, env, 'pipe')
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk))
  const isGood = (await ended(child)) === 0
  print(`${isGood ? '✓' : '✗'} ${name}`)
  if (!isGood) process.stdout.write(Buffer.concat(output))
  return isGood ? { passed: 1, failures: [] } : { passed: 0, failures: [name] }
}

/** Runs a vitest project and its `-alone` variant; no report is a failure. */
export async function vitestStage(
  project: string,
  reports: string,
  filters: string[],
  { node, env }: { node?: string; env?: Record<string, string> } = {},
): Promise<Tally> {
  const report = path.join(reports, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = [
    bin('vitest', 'vitest.mjs'),
    'run',
    '--project',
    `${project}*`,
    '--passWithNoTests',
    ...reporters,
  ]
  const code = await ended(
    startNode([...args, ...filters], { ...process.env, NODE_ENV: 'test', ...env }, 'inherit', node),
  )
  return atLeastOne(code, vitestTally(report))
}

/** Runs the quick bench, which passes when it completes. */
export async function benchStage(): Promise<Tally> {
  const args = ['--conditions=react-server', '--import', 'tsx', inProject('tests/bench/run.ts'), '--quick']
  const code = await ended(startNode(args, process.env, 'inherit'))
  return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: ['the bench'] }
}

export async function playwrightStage(
  { url, dataFolder }: Pick<RunningProduct, 'url' | 'dataFolder'>,
  reports: string,
  filters: string[],
): Promise<Tally> {
  const report = path.join(reports, 'playwright.json')
  const args = [bin('@playwright/test', 'cli.js'), 'test', '--pass-with-no-tests', ...filters]
  const env = { ...process.env, E2E_URL: url, E2E_DATA: dataFolder, E2E_REPORT: report }
  const code = await ended(startNode(args, env, 'inherit'))
  return atLeastOne(code, playwrightTally(report))
}

/** An error outside of any test counts as one failure. */
function atLeastOne(code: number, tally: Tally | null): Tally {
  const counted = tally ?? NOTHING
  if (code === 0 || counted.failures.length > 0) return counted
  return { ...counted, failures: [`it ended with ${code} without any test having failed`] }
}
