import 'server-only'
import type { Connection } from '@/lib/db/query'
import { insert, type NewActivity } from './repo'

/** Notes that something happened in a family, in the transaction in which it does. */
export function recordActivity(tx: Connection, activity: NewActivity): Promise<void> {
  return insert(tx, activity)
}
