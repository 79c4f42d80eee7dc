import type { Client } from 'pg'
import type { StorageDriver } from '@/lib/platform/storage/driver'
import { withClient } from '../database'
import { Failure, oneLine, print } from '../failure'
import { MIGRATION_LOCK } from '../migrations'
import { OWNERS } from './files'
import { loadDatabase, loadFiles } from './load'
import type { Manifest } from './manifest'
import { migrationsOfBuild, refuseForeignTables } from './schema'
import { speakPlainly } from './tables'
import { verifyBackup } from './verify'

export interface Target {
  databaseUrl: string
  storage: StorageDriver
  /** Allows existing data to be replaced. */
  replace: boolean
  beforeCommit?: () => Promise<void>
}

/**
 * Restores a backup: verifies it, writes all files, then changes the database in one transaction. An error
 * leaves the old state.
 * @throws Failure when the backup is unusable or the target must not be overwritten
 */
export async function restoreBackup(file: string, target: Target): Promise<Manifest> {
  const { databaseUrl, storage, replace, beforeCommit = async () => undefined } = target
  const manifest = await verifyBackup(file)
  refuseNewer(manifest)
  return withClient(databaseUrl, async (client) => {
    await speakPlainly(client)
    await refuseUsed(client)
    await refuseForeignTables(client)
    const wasEmpty = await isEmpty(client, storage)
    if (!wasEmpty && !replace)
      throw new Failure(
        'there are accounts or photos already: with --replace they give way to those of the backup',
      )
    await noteFiles(client)
    try {
      await client.query('BEGIN')
      await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
      await loadDatabase(client, file, manifest)
      await loadFiles(client, file, manifest, storage)
      await beforeCommit()
      await client.query('COMMIT')
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined)
      if (wasEmpty) await empty(storage)
      throw error
    }
    await deleteReplaced(client, storage)
    await client.query('ANALYZE')
    return manifest
  })
}

/** This version could lose newer data. */
function refuseNewer(manifest: Manifest): void {
  const known = new Set(migrationsOfBuild())
  const unknown = manifest.migrations.find((name) => !known.has(name))
  if (unknown)
    throw new Failure(
      `the backup is of a newer version (${manifest.app}, migration ${unknown}): restore it with that one`,
    )
}

/** A running server would use a database that is being replaced. */
async function refuseUsed(client: Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND usesysid IS NOT NULL`)
  const count = rows[0]?.count ?? 0
  if (count > 0)
    throw new Failure(`${count} other connections use the database: stop every server and command that does`)
}

async function isEmpty(client: Client, storage: StorageDriver): Promise<boolean> {
  for await (const _ of storage.list('')) return false
  return (
    !(await exists(client, 'users')) || (await client.query('SELECT 1 FROM users LIMIT 1')).rowCount === 0
  )
}

/** The storage was empty before. */
async function empty(storage: StorageDriver): Promise<void> {
  const folders = new Set<string>()
  try {
    for await (const { key } of storage.list('')) folders.add(key.slice(0, key.lastIndexOf('/')))
    for (const folder of folders) await storage.deleteUnder(folder)
  } catch (error) {
    print(`some files of the backup stay in the storage: ${oneLine(error)}`)
  }
}

async function exists(client: Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [
    table,
  ])
  return rows[0]?.there ?? false
}

const REPLACED = 'replaced_files'

async function noteFiles(client: Client): Promise<void> {
  await client.query(`CREATE TEMP TABLE ${REPLACED} (owner text, id uuid)`)
  for (const { table } of OWNERS)
    if (await exists(client, table))
      await client.query(`INSERT INTO ${REPLACED} SELECT '${table}', id FROM ${table}`)
}

/** Another installation may share the storage. */
async function deleteReplaced(client: Client, storage: StorageDriver): Promise<void> {
  for (const { table } of OWNERS) {
    const { rows } = await client.query<{ id: string }>(
      `SELECT id FROM ${REPLACED} WHERE owner = $1 EXCEPT SELECT id FROM ${table}`,
      [table],
    )
    for (const { id } of rows) await storage.deleteUnder(`${table}/${id}`)
  }
}
