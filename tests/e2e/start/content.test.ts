import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readPidFile } from '../../../scripts/support/postgres-cluster'
import { commandArgs, projectRoot } from '../../../scripts/support/project'
import { startTemporaryServer } from '../../../scripts/support/temporary-database'
import { temporaryFolder } from './supervised'

const { folder, remove } = temporaryFolder()
const INSTALL = ['install', 'starter']

afterAll(remove)

function content(args: string[], variables: Record<string, string> = {}) {
  const environment = { ...process.env, DATABASE_URL: '', BROTA_DATA_DIR: folder, ...variables }
  const child = spawn(process.execPath, [...commandArgs('content'), ...args], {
    cwd: projectRoot,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  }
  return new Promise<{ code: number | null; lines: string[] }>((resolve) =>
    child.once('close', (code) => resolve({ code, lines: output.trim().split('\n') })),
  )
}

const INSTALLED = [
  'Installed 27 tasks, 14 badges, 4 recipes and 4 weeks of challenges.',
  'The first week is the current one.',
]
const KNOWN = ['The starter content is already installed; nothing changed.']

it('two simultaneous commands install the starter content on a new machine only once', async () => {
  const runs = await Promise.all([content(INSTALL), content(INSTALL)])
  expect(runs.map(({ code }) => code)).toEqual([0, 0])
  expect(runs.map(({ lines }) => lines)).toEqual(expect.arrayContaining([INSTALLED, KNOWN]))
  expect(await content(INSTALL)).toEqual({ code: 0, lines: KNOWN })
  expect(existsSync(path.join(folder, 'postgres'))).toBe(true)
  expect(readPidFile(path.join(folder, 'postgres'))).toBeNull()
}, 120_000)

it('the content command prints one line with the reason when it cannot install', async () => {
  const server = await startTemporaryServer()
  try {
    const runs = await Promise.all([
      content(INSTALL, { DATABASE_URL: 'postgresql://u:hush@127.0.0.1:1/x' }),
      content(INSTALL, { DATABASE_URL: server.urlOf('postgres') }),
      content(['install', 'dessert']),
    ])
    expect(runs).toEqual([
      { code: 1, lines: [expect.stringMatching(/^brota: DATABASE_URL: no connection to 127\.0\.0\.1:1/)] },
      {
        code: 1,
        lines: ['brota: the database is not migrated to this version: run "npm run migrate" first'],
      },
      { code: 1, lines: ['brota: usage: npm run content -- install starter'] },
    ])
    expect(JSON.stringify(runs)).not.toContain('hush')
  } finally {
    await server.stop()
  }
}, 120_000)
