import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, inject, vi } from 'vitest'
import { type TestDatabase, testDatabase } from './database'

const processWide = globalThis as typeof globalThis & {
  brotaTests?: { database: TestDatabase; dataFolder: string }
}

const isFirst = processWide.brotaTests === undefined
processWide.brotaTests ??= {
  database: await testDatabase(),
  dataFolder: mkdtempSync(path.join(inject('dataFolders'), 'data-')),
}
const { database, dataFolder } = processWide.brotaTests

/** Setup of each test file: imports find an empty database and data folder. */
if (isFirst) {
  process.env.DATABASE_URL = database.url
  process.env.BROTA_DATA_DIR = dataFolder
  process.env.AUTH_SECRET = 'only-for-tests-only-for-tests-only-for-tests'
} else {
  await database.truncate()
  // A missing storage is away, not empty.
  for (const name of readdirSync(dataFolder, { recursive: true, encoding: 'utf8' }))
    if (name.includes(path.sep)) rmSync(path.join(dataFolder, name), { recursive: true, force: true })
}

afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
