import type { Client } from 'pg'
import sharp from 'sharp'
import type { StorageDriver } from '@/lib/platform/storage/driver'
import { parseFileOwner } from './files'
import { migrationsOfBuild } from './schema'

const SAMPLE = 50

export async function examine(client: Client, storage: StorageDriver): Promise<string[]> {
  return [
    ...(await examineMigrations(client)),
    ...(await examineAccounts(client)),
    ...(await examinePictures(client, storage)),
  ]
}

async function examineMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  )
  const applied = new Set(rows.map(({ name }) => name))
  return migrationsOfBuild()
    .filter((name) => !applied.has(name))
    .map((name) => `the migration ${name} is not applied`)
}

async function examineAccounts(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ admins: number }>(`
    SELECT count(*)::int AS admins FROM users u WHERE is_admin AND status = 'active'
      AND (password_hash IS NOT NULL OR EXISTS (SELECT 1 FROM identities i WHERE i.user_id = u.id))`)
  return rows[0]?.admins ? [] : ['no administrator could sign in']
}

async function examinePictures(client: Client, storage: StorageDriver): Promise<string[]> {
  const { rows } = await client.query<{ id: string; width: number; height: number }>(
    'SELECT id, width, height FROM photos WHERE idle_since IS NULL ORDER BY md5(id::text) LIMIT $1',
    [SAMPLE],
  )
  const problems: string[] = []
  for (const { id, width, height } of rows) {
    const key = `photos/${id}/full.webp`
    const size = parseFileOwner(key) && (await readImageSize(await storage.get(key)))
    if (!size) problems.push(`${key} is no picture`)
    else if (size.width !== width || size.height !== height)
      problems.push(`${key} is not the picture of its row`)
  }
  return problems
}

async function readImageSize(bytes: Uint8Array | null): Promise<{ width: number; height: number } | null> {
  if (!bytes) return null
  try {
    const { info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    return info
  } catch {
    return null
  }
}
