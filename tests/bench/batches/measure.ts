import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { applyMigrations } from '../../../scripts/support/migrations'
import { startTemporaryServer } from '../../../scripts/support/temporary-database'
import type { Measured } from './batch'

type Size = { rows: number; ms: number }

export type BatchMeasure = {
  name: string
  unit: string
  small: Size
  large: Size
  /** Cost of a row at the large size, as a multiple of the small size's. */
  growth: number
}

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** Runs every batch at two sizes alternately, each in a separate process and database. */
export async function measureBatches(
  sizes: [small: number, large: number],
  say: (line: string) => void,
): Promise<BatchMeasure[]> {
  const server = await startTemporaryServer()
  const folder = mkdtempSync(path.join(tmpdir(), 'brota-batches-'))
  const children: Child[] = []
  try {
    await applyMigrations(server.urlOf('template1'))
    for (const size of sizes) {
      const database = `batches_${size}`
      await createDatabase(server.urlOf('postgres'), database)
      const variables = { DATABASE_URL: server.urlOf(database), BROTA_DATA_DIR: path.join(folder, `${size}`) }
      children.push(childFor(size, variables))
    }
    return await measureInTurn(children, say)
  } finally {
    await Promise.all(children.map((child) => child.end()))
    rmSync(folder, { recursive: true, force: true })
    await server.stop()
  }
}

async function measureInTurn(children: Child[], say: (line: string) => void): Promise<BatchMeasure[]> {
  const results: BatchMeasure[] = []
  for (;;) {
    const pair: Measured[] = []
    for (const child of children) {
      const one = await child.next()
      if (!one) return results
      say(`${one.name}: ${one.rows} of ${one.unit} in ${Math.round(one.ms)} ms`)
      pair.push(one)
    }
    const [small, large] = pair
    if (small && large) results.push(compared(small, large))
  }
}

function compared({ name, unit, ...small }: Measured, { rows, ms }: Measured): BatchMeasure {
  return { name, unit, small, large: { rows, ms }, growth: ms / rows / (small.ms / small.rows) }
}

async function createDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name} template template1 strategy file_copy`)
  await client.end()
}

type Child = ReturnType<typeof childFor>

function childFor(size: number, variables: Record<string, string>) {
  const settings = {
    AUTH_SECRET: 'only-for-the-bench-only-for-the-bench-only',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production' as const,
    SMTP_URL: '',
    PUSH_ALLOW_LOOPBACK: '1',
    STORAGE_DRIVER: 'folder',
    APP_TIMEZONE: 'UTC',
    RETENTION_AUDIT_DAYS: '730',
  }
  const flags = ['--import', 'tsx', '--import', here('./without-framework.mjs')]
  const child = spawn(process.execPath, [...flags, here('./child.ts'), String(size)], {
    env: { ...process.env, ...settings, ...variables },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.on('error', () => undefined)
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    async next(): Promise<Measured | null> {
      child.stdin.write('next\n')
      const { value, done } = await lines.next()
      if (!done) return JSON.parse(value) as Measured
      if ((await ended) !== 0) throw new Error(`the batches of size ${size} could not be measured`)
      return null
    },
    async end(): Promise<void> {
      child.stdin.end()
      await ended
    },
  }
}
