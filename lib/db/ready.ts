import 'server-only'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { db } from './client'

let migrations: Promise<string[]> | undefined

/** Whether the database answers and every migration that this build ships has been applied. */
export async function databaseReady(): Promise<boolean> {
  try {
    migrations ??= shippedMigrations()
    const applied = await db().$queryRaw<{ name: string }[]>`
      select migration_name as name from _prisma_migrations where finished_at is not null and rolled_back_at is null`
    const names = new Set(applied.map(({ name }) => name))
    return (await migrations).every((name) => names.has(name))
  } catch {
    return false
  }
}

async function shippedMigrations(): Promise<string[]> {
  const entries = await readdir(path.join(process.cwd(), 'prisma', 'migrations'), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
}
