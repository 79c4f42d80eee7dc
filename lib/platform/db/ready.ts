import 'server-only'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { meetsMinimum } from '@/lib/platform/config/version'
import { runDetached } from '@/lib/platform/jobs/run-detached'
import { db } from './client'

const PATIENCE_MS = 2_500

/**
 * `unavailable`: unreachable, or without a migration of this build. `newer`: with more migrations.
 * `too_new`: requires a newer app.
 */
type DatabaseState = 'unavailable' | 'current' | 'newer' | 'too_new'

let migrations: Promise<string[]> | undefined
let underWay: Promise<DatabaseState> | undefined

/** Compares the database with this build. Concurrent checks share one query, as a database may hang. */
export async function checkDatabase(): Promise<DatabaseState> {
  underWay ??= compareSchema().finally(() => {
    underWay = undefined
  })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<DatabaseState>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, 'unavailable')
  })
  const state = await Promise.race([underWay, late])
  clearTimeout(timer)
  return state
}

async function compareSchema(): Promise<DatabaseState> {
  try {
    migrations ??= runDetached(shippedMigrations)
    const [found] = await db().$queryRaw<{ applied: string[]; minimum: string | null }[]>`
      select
        array(
          select migration_name from _prisma_migrations where finished_at is not null and rolled_back_at is null
        ) as applied,
        (select minimum_version from schema_compatibility limit 1) as minimum`
    if (found?.minimum && !meetsMinimum(found.minimum)) return 'too_new'
    const [shipped, applied] = [new Set(await migrations), new Set(found?.applied)]
    if (![...shipped].every((name) => applied.has(name))) return 'unavailable'
    return [...applied].every((name) => shipped.has(name)) ? 'current' : 'newer'
  } catch {
    return 'unavailable'
  }
}

async function shippedMigrations(): Promise<string[]> {
  const entries = await readdir(path.join(process.cwd(), 'prisma', 'migrations'), { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
}
