import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Client } from 'pg'
import pg from 'pg'
import { Failure } from '../failure'
import { inProject } from '../project'
import { LEFT_OUT } from './tables'

const MIGRATIONS = 'prisma/migrations'

export function migrationsOfBuild(): string[] {
  const entries = readdirSync(inProject(MIGRATIONS), { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

function tablesOfBuild(): string[] {
  const files = readdirSync(inProject('prisma/schema')).filter((name) => name.endsWith('.prisma'))
  const models = files.map((name) => readFileSync(inProject('prisma/schema', name), 'utf8')).join('\n')
  return [...models.matchAll(/@@map\("(\w+)"\)/g)].map((match) => match[1] ?? '')
}

/** Fails for foreign tables, which would be dropped, too. */
export async function refuseForeignTables(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT relname::text AS name FROM pg_class c
    WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'f')
      AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')`)
  const known = new Set([...tablesOfBuild(), ...Object.keys(LEFT_OUT)])
  const foreign = rows.find(({ name }) => !known.has(name))
  if (foreign)
    throw new Failure(
      `the database holds ${JSON.stringify(foreign.name)}, which this version does not know: give the backup a database of its own`,
    )
}

/** Drops tables, functions and types, except those of extensions. */
export async function dropEverything(client: Client): Promise<void> {
  await client.query(`DO $$ DECLARE command text; BEGIN
    FOR command IN
      SELECT format('DROP TABLE %s CASCADE', c.oid::regclass) FROM pg_class c
      WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')
    LOOP EXECUTE command; END LOOP;
    FOR command IN
      -- One function may depend on another: all names are read before the first is dropped.
      SELECT unnest(ARRAY(SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', p.oid::regprocedure) FROM pg_proc p
      WHERE pronamespace = current_schema()::regnamespace
        AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')))
    LOOP EXECUTE command; END LOOP;
    FOR command IN
      SELECT format('DROP TYPE %s CASCADE', t.oid::regtype) FROM pg_type t
      WHERE typnamespace = current_schema()::regnamespace AND typtype IN ('e', 'd')
        AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = t.oid AND d.deptype = 'e')
    LOOP EXECUTE command; END LOOP;
  END $$`)
}

const JOURNAL = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0)`

/** Applies migrations within the running transaction; Prisma's engine would open other connections. */
export async function runMigrations(client: Client, names: string[]): Promise<void> {
  await client.query(JOURNAL)
  for (const name of names) {
    const script = readFileSync(inProject(MIGRATIONS, name, 'migration.sql'), 'utf8')
    await client.query(script)
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, clock_timestamp(), clock_timestamp(), 1)`,
      [randomUUID(), createHash('sha256').update(script).digest('hex'), name],
    )
  }
}

interface Obstacle {
  drop: string
  create: string
}

/**
 * Drops foreign keys and indexes and disables triggers for fast loading, except those of the audit log.
 * Returns a function that restores and validates.
 */
export async function clearTheWay(client: Client): Promise<() => Promise<void>> {
  const references = await client.query<Obstacle>(`
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS create
    FROM pg_constraint WHERE connamespace = current_schema()::regnamespace AND contype = 'f'`)
  const indexes = await client.query<Obstacle>(`
    SELECT format('DROP INDEX %s', i.indexrelid::regclass) AS drop, pg_get_indexdef(i.indexrelid) AS create
    FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
    WHERE c.relnamespace = current_schema()::regnamespace
      AND NOT EXISTS (SELECT 1 FROM pg_constraint o WHERE o.conindid = i.indexrelid)`)
  const triggers = await client.query<{ name: string }>(`
    SELECT DISTINCT tgrelid::regclass::text AS name FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE c.relnamespace = current_schema()::regnamespace AND NOT tgisinternal AND tgenabled <> 'A'`)
  const all = [...references.rows, ...indexes.rows]
  for (const { drop } of all) await client.query(drop)
  for (const { name } of triggers.rows) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
  return async () => {
    for (const { create } of [...indexes.rows, ...references.rows]) await client.query(create)
    for (const { name } of triggers.rows) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
  }
}

export async function setSequences(
  client: Client,
  sequences: { name: string; last: string; called: boolean }[],
): Promise<void> {
  for (const { name, last, called } of sequences)
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [
      pg.escapeIdentifier(name),
      last,
      called,
    ])
}
