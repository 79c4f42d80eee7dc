import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { meetsMinimum, VERSION } from '@/lib/platform/config/version'
import { withClient } from './database'
import { Failure } from './failure'
import { inProject } from './project'
import { withSchemaEngine } from './schema-engine'

const schemaFolder = inProject('prisma/schema')
const migrationsFolder = inProject('prisma/migrations')
const lockFile = 'migration_lock.toml'
const lockText = 'provider = "postgresql"\n'
const noFilter = { externalTables: [], externalEnums: [] }

export interface ScratchServer {
  host: string
  port: number
  user: string
  password: string
  database: string
}

/** Arbitrary; shared by all processes that migrate. */
export const MIGRATION_LOCK = 4_271_889_002

/**
 * Applies pending migrations under an advisory lock and returns their names.
 * @throws Failure when the database requires a newer version
 */
export async function applyMigrations(databaseUrl: string): Promise<string[]> {
  const turn = new pg.Client({ connectionString: databaseUrl, application_name: 'brota-migrate' })
  turn.on('error', () => undefined)
  await turn.connect()
  try {
    await turn.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await assertCompatible(turn)
    const migrationsList = await readMigrations()
    if (await isUpToDate(turn, migrationsList)) return []
    return await withSchemaEngine({ connectionString: databaseUrl }, await readSchema(), async (engine) => {
      const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters: noFilter })
      return appliedMigrationNames
    })
  } finally {
    await turn.end()
  }
}

export function isMigrated(databaseUrl: string): Promise<boolean> {
  return withClient(databaseUrl, async (client) => isUpToDate(client, await readMigrations()))
}

/**
 * Writes a migration with the schema changes, if any. With a connection string the adapter would create the
 * shadow tables in that database.
 */
export async function createMigration(scratch: ScratchServer, name: string): Promise<string | null> {
  if (!/^[a-z0-9_]+$/.test(name))
    throw new Failure('a migration is named in lower case, digits and underscores')
  const datamodels = await readSchema()
  const script = await withSchemaEngine(scratch, datamodels, async (engine) => {
    const files = datamodels.map(([file, content]) => ({ path: file, content }))
    const { stdout } = await engine.diff({
      from: { tag: 'migrations', ...(await readMigrations()) },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: null,
      filters: noFilter,
    })
    return stdout ?? ''
  })
  if (script.trim() === '' || script.startsWith('-- This is an empty migration')) return null
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const folder = path.join(migrationsFolder, `${stamp}_${name}`)
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'migration.sql'), script)
  await writeFile(path.join(migrationsFolder, lockFile), lockText)
  return path.basename(folder)
}

async function assertCompatible(client: pg.Client): Promise<void> {
  const table = await client.query<{ present: boolean }>(
    `SELECT to_regclass('schema_compatibility') IS NOT NULL AS present`,
  )
  if (!table.rows[0]?.present) return
  const found = await client.query<{ minimum: string }>(
    'SELECT minimum_version AS minimum FROM schema_compatibility',
  )
  const { minimum } = found.rows[0] ?? {}
  if (minimum === undefined || meetsMinimum(minimum)) return
  throw new Failure(
    `the database needs version ${minimum} or newer, and this is ${VERSION}: install the newer one, or restore a backup from before its upgrade`,
  )
}

async function isUpToDate(
  client: pg.Client,
  list: Awaited<ReturnType<typeof readMigrations>>,
): Promise<boolean> {
  const journal = await client.query<{ present: boolean }>(
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS present`,
  )
  if (!journal.rows[0]?.present) return false
  const done = await client.query<{ migration_name: string }>(
    'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  )
  const names = new Set(done.rows.map((row) => row.migration_name))
  return list.migrationDirectories.every((migration) => names.has(migration.path))
}

async function readSchema(): Promise<[string, string][]> {
  const names = (await readdir(schemaFolder)).filter((name) => name.endsWith('.prisma')).sort()
  return Promise.all(
    names.map(async (name): Promise<[string, string]> => {
      const file = path.join(schemaFolder, name)
      return [file, await readFile(file, 'utf8')]
    }),
  )
}

async function readMigrations() {
  const entries = await readdir(migrationsFolder, { withFileTypes: true }).catch(() => [])
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return {
    baseDir: migrationsFolder,
    lockfile: {
      path: lockFile,
      content: await readFile(path.join(migrationsFolder, lockFile), 'utf8').catch(() => lockText),
    },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(names.sort().map(readMigration)),
  }
}

async function readMigration(name: string) {
  const content = await readFile(path.join(migrationsFolder, name, 'migration.sql'), 'utf8').then(
    (value) => ({ tag: 'ok' as const, value }),
    (error: Error) => ({ tag: 'error' as const, value: error.message }),
  )
  return { path: name, migrationFile: { path: 'migration.sql', content } }
}
