import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runNode } from './children'
import { PRIVATE_FILE } from './data-folder'
import { recreateDatabase, withClient } from './database'
import { warn } from './failure'
import { ensureAdministrator } from './first-admin'
import { applyMigrations } from './migrations'
import { commandArgs } from './project'
import { AUTH_SECRET, sharedSecret } from './shared-secret'
import { listUnknownVariables } from './unknown-variables'
import type { Runtime } from './with-runtime'

/** Arbitrary. */
const SEED_LOCK = 4_271_889_003

export const DEMO_PASSWORD = 'brota-demo'
export const DEMO_ACCOUNTS = ['admin@brota.example', 'ana@brota.example', 'leo@brota.example']

/** Returns the address to listen on: by default loopback with demo accounts, whose password is public. */
export function listeningHost(configured: string | undefined, isDemo: boolean): string | undefined {
  return configured ?? (isDemo ? '127.0.0.1' : undefined)
}

export const LOOPBACK_NOTICE =
  'Brota listens on 127.0.0.1 only, because the demo accounts exist: set HOST to listen on other addresses'

export interface Content {
  variables: Record<string, string>
  isDemo: boolean
}

/** Migrates, loads the shared secret, seeds due demo content, and makes the first administrator. */
export async function prepareContent({ env, dataFolder, database, variables }: Runtime): Promise<Content> {
  for (const line of listUnknownVariables()) warn(line)
  const begun = path.join(dataFolder, 'demo-seeding')
  if (database.embedded && existsSync(begun)) await recreateDatabase(database.url)
  await applyMigrations(database.url)
  const all = { ...variables }
  if (!database.embedded && env.AUTH_SECRET === undefined) {
    all.AUTH_SECRET = await sharedSecret(database.url, dataFolder, AUTH_SECRET)
  }
  const isDemo = await seedOnce(database, begun, env.SEED_DEMO, all)
  await ensureAdministrator(database.url, env.ADMIN_EMAIL, all)
  return { variables: all, isDemo }
}

async function seedOnce(
  database: Runtime['database'],
  begun: string,
  wanted: boolean,
  variables: Record<string, string>,
): Promise<boolean> {
  return withClient(database.url, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [SEED_LOCK])
    const users = await client.query<{ some: boolean; demo: boolean }>(
      'SELECT count(*) > 0 OR EXISTS (SELECT FROM content_packs) AS some, coalesce(bool_or(email = ANY ($1)), false) AS demo FROM users',
      [DEMO_ACCOUNTS],
    )
    const { some = false, demo = false } = users.rows[0] ?? {}
    if (some || !(database.embedded || wanted)) return demo
    // After an aborted seed the next start recreates the database.
    writeFileSync(begun, '', { mode: PRIVATE_FILE })
    await runNode(
      commandArgs('seed'),
      { ...process.env, ...variables },
      'the demo content could not be made (see above)',
    )
    rmSync(begun, { force: true })
    return true
  })
}
