import path from 'node:path'
import type { Client } from 'pg'
import pg from 'pg'
import { Failure } from '../failure'
import { copyToFile, type Measure } from './copy'
import { OWNERS, type Owner, ownersCopy } from './files'
import { appVersion, FORMAT, type Manifest } from './manifest'
import { copyTarget, kept, listTables, speakPlainly, type TableShape } from './tables'

/** Arbitrary. */
const BACKUP_LOCK = 4_271_889_004

export class AnotherBackup extends Failure {}

export interface Snapshot {
  about: Pick<Manifest, 'format' | 'version' | 'app' | 'postgres' | 'migrations' | 'sequences'>
  tables: TableShape[]
  copy(table: TableShape, file: string): Promise<Measure>
  listOwners(owner: Owner, file: string): Promise<void>
}

/** Takes the backup lock; fails when another backup runs. */
export async function claimTurn(client: Client): Promise<void> {
  const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [
    BACKUP_LOCK,
  ])
  if (!rows[0]?.mine) throw new AnotherBackup('another backup of this database is being made right now')
}

/** Runs `work` in a read-only snapshot transaction. Only migrations wait for its table locks. */
export async function withSnapshot<T>(client: Client, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  await speakPlainly(client)
  const before = await listTables(client)
  if (!before.some(({ name }) => name === 'users'))
    throw new Failure('the database is empty: there is nothing to back up')
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY')
  try {
    await client.query(
      `LOCK TABLE ${before.map(({ name }) => pg.escapeIdentifier(name)).join(', ')} IN ACCESS SHARE MODE`,
    )
    const tables = await listTables(client)
    if (JSON.stringify(tables) !== JSON.stringify(before))
      throw new Failure('the database is being migrated right now: try again')
    return await work({
      about: await readAbout(client),
      tables: kept(tables),
      copy: (table, file) => copyToFile(client, `COPY ${copyTarget(table)} TO STDOUT`, file),
      listOwners: async (owner, file) => void (await copyToFile(client, ownersCopy(owner), file)),
    })
  } finally {
    await client.query('ROLLBACK').catch(() => undefined)
  }
}

async function readAbout(client: Client): Promise<Snapshot['about']> {
  const migrations = await client.query<{ name: string }>(`
    SELECT migration_name AS name FROM _prisma_migrations
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`)
  const version = await client.query<{ server_version: string }>('SHOW server_version')
  return {
    format: FORMAT.name,
    version: FORMAT.version,
    app: appVersion(),
    postgres: version.rows[0]?.server_version ?? '',
    migrations: migrations.rows.map(({ name }) => name),
    sequences: await readSequences(client),
  }
}

async function readSequences(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT relname::text AS name FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind = 'S' ORDER BY relname`)
  const sequences: Manifest['sequences'] = []
  for (const { name } of rows) {
    const state = await client.query<{ last: string; called: boolean }>(
      `SELECT last_value::text AS last, is_called AS called FROM ${pg.escapeIdentifier(name)}`,
    )
    sequences.push({ name, last: '1', called: false, ...state.rows[0] })
  }
  return sequences
}

export const listings = (scratch: string) =>
  OWNERS.map((owner) => ({ owner, file: path.join(scratch, `${owner.table}.list`) }))
