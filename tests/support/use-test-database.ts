import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import { testDatabase } from './database'

/** Runs before each test file, so that what the file imports finds its own database and data folder. */
const database = await testDatabase()
const dataFolder = mkdtempSync(path.join(tmpdir(), 'brota-test-data-'))
process.env.DATABASE_URL = database.url
process.env.BROTA_DATA_DIR = dataFolder
process.env.AUTH_SECRET = 'only-for-tests-only-for-tests-only-for-tests'

afterAll(async () => {
  rmSync(dataFolder, { recursive: true, force: true })
  await database.drop()
})
