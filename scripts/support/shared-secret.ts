import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { keptSecret } from './data-folder'
import { withClient } from './database'

/** Name of the session token key, in data folder and database. */
export const AUTH_SECRET = 'auth-secret'

/**
 * Returns a secret shared by all processes on one database. Reuses the data folder's, so that scaling signs
 * no user out.
 */
export async function sharedSecret(databaseUrl: string, dataFolder: string, name: string): Promise<string> {
  const isKept = existsSync(path.join(dataFolder, name))
  const proposal = isKept ? keptSecret(dataFolder, name) : randomBytes(32).toString('hex')
  return withClient(databaseUrl, async (client) => {
    await client.query(
      'INSERT INTO installation_secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
      [name, proposal],
    )
    const found = await client.query<{ value: string }>(
      'SELECT value FROM installation_secrets WHERE name = $1',
      [name],
    )
    return found.rows[0]?.value ?? proposal
  })
}
