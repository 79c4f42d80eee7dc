import 'server-only'
import { Prisma } from './generated/client'
import { query } from './query'

/** Returns the database's time: a wrong clock must not delete rows early. */
export async function databaseNow(): Promise<Date> {
  const [row] = await query<{ now: Date }>(Prisma.sql`select now() as now`)
  if (!row) throw new Error('the database returned no time')
  return row.now
}
