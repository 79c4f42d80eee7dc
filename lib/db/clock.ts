import 'server-only'
import { db } from './client'

/**
 * What the database's clock says: the one that all processes share. Work that deletes what is old, or does what is
 * due, goes by it, so that a machine whose clock is wrong for a while deletes nothing before its time.
 */
export async function databaseNow(): Promise<Date> {
  const [row] = await db().$queryRaw<{ now: Date }[]>`select now() as now`
  if (!row) throw new Error('the database does not tell the time')
  return row.now
}
