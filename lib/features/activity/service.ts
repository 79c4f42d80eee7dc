import 'server-only'
import type { Queryable } from '@/lib/platform/db/query'
import { insert, type NewActivity } from './repository'

/** Records an activity in the caller's transaction. */
export function recordActivity(tx: Queryable, activity: NewActivity): Promise<void> {
  return insert(tx, activity)
}
