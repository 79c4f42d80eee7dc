import { createHash } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { StorageDriver } from '@/lib/platform/storage/driver'
import { folderDriver } from '@/lib/platform/storage/folder'

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export function ask<T extends pg.QueryResultRow>(url: string, sql: string): Promise<T[]> {
  return connected(url, async (client) => (await client.query<T>(sql)).rows)
}

/** Reads rows as text, to compare databases. */
export function readAllRows(url: string): Promise<Record<string, string[]>> {
  return connected(url, async (client) => {
    const tables = await client.query<{ name: string }>(
      `SELECT relname::text AS name FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> '_prisma_migrations' ORDER BY 1`,
    )
    const dump: Record<string, string[]> = {}
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ row: string }>(
        `SELECT t::text AS row FROM "${name}" t ORDER BY t::text`,
      )
      dump[name] = rows.map(({ row }) => row)
    }
    return dump
  })
}

export function readDatabaseShape(url: string): Promise<{ what: string }[]> {
  return ask(
    url,
    `SELECT concat_ws(' ', table_name, column_name, ordinal_position, data_type, is_nullable, column_default) AS what
       FROM information_schema.columns WHERE table_schema = 'public'
     UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
     UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
       FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
     UNION ALL SELECT concat_ws(' ', pg_get_triggerdef(oid), tgenabled) FROM pg_trigger WHERE NOT tgisinternal
     UNION ALL SELECT pg_get_functiondef(oid) FROM pg_proc
       WHERE pronamespace = 'public'::regnamespace AND probin IS NULL AND prokind = 'f'
     UNION ALL SELECT concat_ws(' ', migration_name, checksum, finished_at IS NOT NULL) FROM _prisma_migrations
     ORDER BY 1`,
  )
}

export async function hashStoredFiles(storage: StorageDriver): Promise<Record<string, string>> {
  const files: [string, string][] = []
  for await (const { key } of storage.list('')) {
    const bytes = await storage.get(key)
    files.push([
      key,
      createHash('sha256')
        .update(bytes ?? '')
        .digest('hex'),
    ])
  }
  return Object.fromEntries(files.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Creates an empty folder, deleted after the run. */
export const freshFolder = () => mkdtempSync(path.join(inject('dataFolders'), 'folder-'))

export const freshStorage = () => folderDriver(path.join(freshFolder(), 'storage'))
