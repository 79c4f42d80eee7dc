import type { Client } from 'pg'
import type { StorageDriver } from '@/lib/platform/storage/driver'
import { Failure } from '../failure'
import { readArchive } from './archive'
import { loadTable, measureTable } from './copy'
import { OWNERS, parseFileOwner, severalAtATime } from './files'
import type { Manifest } from './manifest'
import { clearTheWay, dropEverything, migrationsOfBuild, runMigrations, setSequences } from './schema'
import { kept, listTables } from './tables'

const WRITES = 8

/** Replaces the tables within the transaction: old schema, rows, validation, then newer migrations. */
export async function loadDatabase(client: Client, file: string, manifest: Manifest): Promise<void> {
  await dropEverything(client)
  await runMigrations(client, manifest.migrations)
  await refuseOtherShape(client, manifest)
  const putBack = await clearTheWay(client)
  for await (const { what, content } of readArchive(file)) {
    if (what.kind !== 'table') break
    const table = manifest.tables.find(({ name }) => name === what.table)
    if (!table) throw new Failure(`the manifest does not name the table ${what.table}`)
    await loadTable(client, table, content)
  }
  await setSequences(client, manifest.sequences)
  await putBack()
  for (const table of manifest.tables) {
    const { sha256 } = await measureTable(client, table)
    if (sha256 !== table.sha256) throw new Failure(`the table ${table.name} did not arrive as it was`)
  }
  await runMigrations(
    client,
    migrationsOfBuild().filter((name) => !manifest.migrations.includes(name)),
  )
}

/** Queries contain only a manifest's names that match the migrated tables. */
async function refuseOtherShape(client: Client, manifest: Manifest): Promise<void> {
  const serializeShape = (tables: { name: string; columns: string[] }[]) =>
    JSON.stringify(tables.map(({ name, columns }) => [name, columns]))
  if (serializeShape(kept(await listTables(client))) !== serializeShape(manifest.tables))
    throw new Failure('its tables are not those that its migrations make')
}

/** @throws Failure when a file has no row in the transaction, or a row lacks files */
export async function loadFiles(
  client: Client,
  file: string,
  manifest: Manifest,
  storage: StorageDriver,
): Promise<void> {
  const write = async ({ key, content }: { key: string; content: Uint8Array }) => storage.put(key, content)
  for await (const _ of severalAtATime(readOwnedFiles(client, file), WRITES, write));
  let expected = 0
  for (const { table, names } of OWNERS) expected += names.length * (await countRows(client, table))
  const found = manifest.files.count + manifest.missing.length
  if (found !== expected) throw new Failure(`its photos have ${expected} files, and it holds ${found}`)
}

async function countRows(client: Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`)
  return rows[0]?.count ?? 0
}

async function* readOwnedFiles(client: Client, file: string) {
  for await (const { what, content } of readArchive(file)) {
    const chunks: Buffer[] = []
    for await (const chunk of content) if (what.kind === 'file') chunks.push(chunk)
    if (what.kind !== 'file') continue
    const owner = parseFileOwner(what.key)
    const known = owner && (await client.query(`SELECT 1 FROM ${owner.table} WHERE id = $1`, [owner.id]))
    if (!known?.rowCount) throw new Failure(`its file ${what.key} belongs to nothing`)
    yield { key: what.key, content: Buffer.concat(chunks) }
  }
}
