import 'server-only'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { runDetached } from '@/lib/platform/jobs/run-detached'
import { db } from './client'

/** Timeout of the readiness query, in milliseconds. */
const PATIENCE_MS = 2_500

let migrations: Promise<string[]> | undefined
let underWay: Promise<boolean> | undefined

/**
 * Returns true when the database responds in time and has all migrations of this build. Concurrent checks share one
 * query, so that a hanging database takes one connection.
 */
export async function databaseReady(): Promise<boolean> {
  underWay ??= isMigrated().finally(() => {
    underWay = undefined
  })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, false)
  })
  const ready = await Promise.race([underWay, late])
  clearTimeout(timer)
  return ready
}

async function isMigrated(): Promise<boolean> {
  try {
    migrations ??= runDetached(shippedMigrations)
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
