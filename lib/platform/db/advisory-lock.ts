import 'server-only'
import pg from 'pg'
import { env } from '@/lib/platform/config/env'

/**
 * Runs work in one process at a time. The lock's own connection ends with the process, or after the timeout
 * in milliseconds.
 * @returns null when another process has the lock
 */
export async function withAdvisoryLock<T>(
  name: string,
  milliseconds: number,
  work: () => Promise<T>,
): Promise<T | null> {
  const client = new pg.Client({
    connectionString: env().DATABASE_URL,
    connectionTimeoutMillis: 5_000,
    application_name: 'brota-turn',
  })
  client.on('error', () => undefined)
  await client.connect()
  const giveBack = () => client.end().catch(() => undefined)
  const timer = setTimeout(giveBack, milliseconds)
  try {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as mine',
      [`brota ${name}`],
    )
    return rows[0]?.mine ? await work() : null
  } finally {
    clearTimeout(timer)
    await giveBack()
  }
}
