import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { playwrightTally, vitestTally } from '@/scripts/support/tally'

const ROOT = path.resolve(import.meta.dirname, '../..')

let folder: string
let report: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'brota-tally-'))
  report = path.join(folder, 'report.json')
})

afterEach(() => rmSync(folder, { recursive: true }))

async function fails(file: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const run = promisify(execFile)(process.execPath, [path.join(ROOT, 'node_modules', file), ...args], {
    cwd: folder,
    env,
  })
  await expect(run).rejects.toMatchObject({ code: 1 })
}

// Each case starts a test run.
describe('the list of failures', { timeout: 60_000 }, () => {
  it('has the names that Vitest reports, including a file that cannot be loaded', async () => {
    const vitest = JSON.stringify(path.join(ROOT, 'node_modules/vitest/dist/index.js'))
    const tests = "it('holds', () => {}); it('breaks', () => { throw new Error('one\\ntwo') })"
    writeFileSync(path.join(folder, 'some.test.mjs'), `import { it } from ${vitest}\n${tests}`)
    writeFileSync(path.join(folder, 'broken.test.mjs'), "throw new Error('not loaded')")
    const args = ['run', '--root', folder, '--reporter=json', `--outputFile=${report}`]
    await fails('vitest/vitest.mjs', args, { ...process.env, VITEST: undefined })

    const tally = vitestTally(report)
    expect(tally?.passed).toBe(1)
    expect(tally?.failures.map((line) => line.replace(/^.*\//, '')).sort()).toEqual([
      'broken.test.mjs: not loaded',
      'some.test.mjs › breaks: Error: one',
    ])
  })

  it('has the names that Playwright reports', async () => {
    const playwright = JSON.stringify(path.join(ROOT, 'node_modules/@playwright/test/index.mjs'))
    const tests =
      "test('holds', () => {}); test.describe('deep', () => { test('breaks', () => { expect(1).toBe(2) }) })"
    writeFileSync(path.join(folder, 'some.spec.mjs'), `import { expect, test } from ${playwright}\n${tests}`)
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, FORCE_COLOR: '1' }
    await fails('@playwright/test/cli.js', ['test', '--reporter=json'], env)

    expect(playwrightTally(report)).toEqual({
      passed: 1,
      failures: ['some.spec.mjs › breaks: Error: expect(received).toBe(expected) // Object.is equality'],
    })
  })

  it('includes a file that Playwright cannot load', async () => {
    const playwright = JSON.stringify(path.join(ROOT, 'node_modules/@playwright/test/index.mjs'))
    writeFileSync(
      path.join(folder, 'some.spec.mjs'),
      `import { test } from ${playwright}\ntest('holds', () => {})`,
    )
    writeFileSync(path.join(folder, 'broken.spec.mjs'), "throw new Error('not loaded')")
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, FORCE_COLOR: '1' }
    await fails('@playwright/test/cli.js', ['test', '--reporter=json'], env)

    expect(playwrightTally(report)).toEqual({
      passed: 0,
      failures: [expect.stringMatching(/broken\.spec\.mjs: Error: not loaded$/)],
    })
  })

  it('is null when no report was written', () => {
    expect(vitestTally(report)).toBeNull()
    expect(playwrightTally(report)).toBeNull()
  })
})
