import 'server-only'
import { db } from './client'

/**
 * Returns the database's current time, the clock that all processes share. Jobs that delete old rows use it, so that a
 * machine with a wrong clock deletes nothing early.
 */
export async function databaseNow(): Promise<Date> {
  const [row] = await db().$queryRaw<{ now: Date }[]>`select now() as now`
  if (!row) throw new Error('the database does not tell the time')
  return row.now
}
