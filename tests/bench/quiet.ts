import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { Failure } from '../../scripts/support/failure'

const BUSY = `
  select from pg_stat_activity
  where state = 'active' and pid <> pg_backend_pid()
    and backend_type in ('client backend', 'parallel worker', 'autovacuum worker')`
const PATIENCE = 5 * 60_000
const GLANCE = 50

export type Quiet = { wait: () => Promise<void>; end: () => Promise<void> }

/** Waits until a server's databases are idle. */
export async function openQuiet(databaseUrl: string): Promise<Quiet> {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  const isQuiet = async () => (await client.query(BUSY)).rowCount === 0
  const wait = async () => {
    const until = performance.now() + PATIENCE
    // Between two queries the database is idle too.
    for (let quiet = 0; quiet < 2; ) {
      quiet = (await isQuiet()) ? quiet + 1 : 0
      if (performance.now() > until) throw new Failure('the database has not come to rest')
      if (quiet < 2) await sleep(GLANCE)
    }
  }
  return { wait, end: () => client.end() }
}
