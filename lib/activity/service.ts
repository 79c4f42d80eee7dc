import 'server-only'
import type { Db } from '@/lib/db/client'
import { insert, type NewActivity } from './repo'

/** Notes that something happened in a family, in the transaction in which it does. */
export function recordActivity(tx: Db, activity: NewActivity): Promise<void> {
  return insert(tx, activity)
}
