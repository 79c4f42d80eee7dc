import 'server-only'
import type { Queryable } from '@/lib/platform/db/query'
import * as repo from './repository'
import type { SecurityEvent } from './rules'

export { notifyComment, notifyFamily, notifyNewLike } from './repository'

/** Notifies a user of changed sign-in methods. */
export function notifySecurity(tx: Queryable, userId: string, event: SecurityEvent): Promise<void> {
  return repo.insertForUsers(tx, [userId], { kind: 'security', detail: event, at: new Date() })
}

/** Notifies reporters of a decision. */
export function notifyReporters(
  tx: Queryable,
  userIds: string[],
  { status, at }: { status: 'upheld' | 'dismissed'; at: Date },
): Promise<void> {
  return repo.insertForUsers(tx, userIds, { kind: 'report_decided', detail: status, at })
}

/** Deletes notifications older than a year. */
export const deleteOldNotifications = repo.deleteOlder
