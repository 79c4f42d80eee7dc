import 'server-only'
import { db } from './client'

/** Returns the database's time: a wrong clock must not delete rows early. */
export async function databaseNow(): Promise<Date> {
  const [row] = await db().$queryRaw<{ now: Date }[]>`select now() as now`
  if (!row) throw new Error('the database does not tell the time')
  return row.now
}
