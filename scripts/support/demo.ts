import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runNode } from './children'
import { type OpenDatabase, recreateDatabase, withClient } from './database'
import { applyMigrations } from './migrations'
import { inProject } from './project'

/** Any fixed number; containers that start together seed one after the other. */
const SEED_LOCK = 4_271_889_003

export const DEMO_PASSWORD = 'brota-demo'
export const DEMO_ACCOUNTS = ['admin@brota.example', 'ana@brota.example', 'leo@brota.example']

/**
 * Migrates, and gives an empty embedded database (or, when `wanted`, any without accounts) the demo content.
 * Answers whether the database holds it, from now or from earlier.
 */
export async function prepareContent(
  database: OpenDatabase,
  dataFolder: string,
  wanted: boolean,
  variables: Record<string, string>,
): Promise<boolean> {
  const begun = path.join(dataFolder, 'demo-seeding')
  if (database.embedded && existsSync(begun)) await recreateDatabase(database.url)
  await applyMigrations(database.url)
  return withClient(database.url, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [SEED_LOCK])
    const users = await client.query<{ some: boolean; demo: boolean }>(
      'SELECT count(*) > 0 AS some, coalesce(bool_or(email = $1), false) AS demo FROM users',
      [DEMO_ACCOUNTS[0]],
    )
    const { some = false, demo = false } = users.rows[0] ?? {}
    if (some || !(database.embedded || wanted)) return demo
    // No one can have used a database whose first start was cut off, so the next start makes it anew.
    writeFileSync(begun, '')
    const args = ['--conditions=react-server', '--import', 'tsx', inProject('scripts/seed.ts')]
    await runNode(args, { ...process.env, ...variables }, 'the demo content could not be made (see above)')
    rmSync(begun, { force: true })
    return true
  })
}
