import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { oneLine } from './failure'

/** Number of passed tests and a line per failure. */
export interface Tally {
  passed: number
  failures: string[]
}

export const NOTHING: Tally = { passed: 0, failures: [] }

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce(
    (a, b) => ({ passed: a.passed + b.passed, failures: [...a.failures, ...b.failures] }),
    NOTHING,
  )
}

export function counts({ passed, failures }: Tally): string {
  return `${passed} passed, ${failures.length} failed`
}

interface VitestReport {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** Parses vitest's JSON report, if any. A file that fails to load is a failure. */
export function vitestTally(file: string): Tally | null {
  const report = read<VitestReport>(file)
  if (!report) return null
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const at = path.relative(process.cwd(), name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [failure([at], message)]
    return failed.map((test) => failure([at, test.fullName], test.failureMessages[0]))
  })
  return { passed: report.numPassedTests, failures }
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: { title: string; file: string; tests: PlaywrightTest[] }[]
}

interface PlaywrightTest {
  projectName: string
  status: string
  results: { errors: { message?: string }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number }
  suites: PlaywrightSuite[]
  errors: { message?: string; location?: { file: string } }[]
}

/** Parses Playwright's JSON report, if any. */
export function playwrightTally(file: string): Tally | null {
  const report = read<PlaywrightReport>(file)
  if (!report) return null
  const failures = report.suites
    .flatMap(listSpecs)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter((test) => test.status === 'unexpected')
        .map((test) => failure([test.projectName, file, title], test.results.at(-1)?.errors[0]?.message)),
    )
  const unloaded = report.errors.map(({ message, location }) =>
    failure([location ? path.relative(process.cwd(), location.file) : ''], message),
  )
  return { passed: report.stats.expected + report.stats.flaky, failures: [...failures, ...unloaded] }
}

function listSpecs(suite: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(listSpecs)]
}

function failure(where: string[], message: string | undefined): string {
  return `${where.filter(Boolean).join(' › ')}: ${oneLine(stripVTControlCharacters(message ?? ''))}`
}

function read<T>(report: string): T | null {
  return existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as T) : null
}
