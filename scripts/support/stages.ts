import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ended, startNode } from './children'
import { say } from './failure'
import type { RunningProduct } from './product'
import { inProject } from './project'

export interface Tally {
  passed: number
  failed: number
}

const NOTHING: Tally = { passed: 0, failed: 0 }

/** Sums up tallies. */
export function sum(tallies: Tally[]): Tally {
  return tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), NOTHING)
}

function bin(packageName: string, file: string): string {
  return inProject('node_modules', packageName, file)
}

type Check = { name: string; args: string[] }

/** The addresses that pages have are types, too; without this, those of the last build would be checked. */
const PAGE_TYPES: Check = { name: 'page types', args: [bin('next', 'dist/bin/next'), 'typegen'] }

const CHECKS: Check[] = [
  { name: 'types', args: [bin('typescript', 'bin/tsc'), '--noEmit'] },
  { name: 'format and lint', args: [bin('@biomejs/biome', 'bin/biome'), 'ci', '--error-on-warnings'] },
  { name: 'dead code', args: [bin('knip', 'bin/knip.js'), '--no-progress'] },
  {
    name: 'layers',
    args: [
      bin('dependency-cruiser', 'bin/dependency-cruise.mjs'),
      ...['app', 'components', 'lib', 'scripts', 'tests', 'middleware.ts', 'instrumentation.ts'],
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
      // Unused keys are the house test's: this tool cannot see keys that are put together.
      ...['--only', 'invalidKeys', 'missingKeys', 'undefined'],
    ],
  },
  { name: 'schema', args: [bin('prisma', 'build/index.js'), 'validate'] },
  { name: 'schema format', args: [bin('prisma', 'build/index.js'), 'format', '--check'] },
]

/** Static checks, two at a time; each counts as one test. */
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
  say(`${isGood ? '✓' : '✗'} ${name}`)
  if (!isGood) process.stdout.write(Buffer.concat(output))
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 }
}

/** A vitest project with those beside it (`integration-alone`); a run without a report counts as one failure. */
export async function vitestStage(project: string, reports: string, filters: string[]): Promise<Tally> {
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
  const code = await ended(startNode([...args, ...filters], { ...process.env, NODE_ENV: 'test' }, 'inherit'))
  const counts = read<{ numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }>(report)
  if (!counts) return { passed: 0, failed: code === 0 ? 0 : 1 }
  return atLeastOne(code, { passed: counts.numPassedTests, failed: counts.numFailedTests })
}

/** The bench in its quick form: that it runs through counts as one test, how fast anything is counts nothing. */
export async function benchStage(): Promise<Tally> {
  const args = ['--conditions=react-server', '--import', 'tsx', inProject('tests/bench/run.ts'), '--quick']
  const code = await ended(startNode(args, process.env, 'inherit'))
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Browser tests against a running product; a run without a report counts as one failure. */
export async function playwrightStage(
  { url, dataFolder }: Pick<RunningProduct, 'url' | 'dataFolder'>,
  reports: string,
  filters: string[],
): Promise<Tally> {
  const report = path.join(reports, 'playwright.json')
  const args = [bin('@playwright/test', 'cli.js'), 'test', '--pass-with-no-tests', ...filters]
  const env = { ...process.env, E2E_URL: url, E2E_DATA: dataFolder, E2E_REPORT: report }
  const code = await ended(startNode(args, env, 'inherit'))
  const counts = read<{ stats: { expected: number; unexpected: number; flaky: number } }>(report)?.stats
  if (!counts) return { passed: 0, failed: code === 0 ? 0 : 1 }
  return atLeastOne(code, { passed: counts.expected + counts.flaky, failed: counts.unexpected })
}

/** A file that cannot even be loaded fails without any test of its own having failed. */
function atLeastOne(code: number, tally: Tally): Tally {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

function read<T>(report: string): T | null {
  return existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as T) : null
}
