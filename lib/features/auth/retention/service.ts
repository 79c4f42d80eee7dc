import 'server-only'
import { subHours } from 'date-fns'
import { deleteOldEntries, updateAuditRetention } from '@/lib/features/audit/service'
import { deleteOldNotifications } from '@/lib/features/notifications/service'
import { env } from '@/lib/platform/config/env'
import { log } from '@/lib/platform/log/log'
import { deleteExpiredSessions } from '@/lib/platform/session/service'
import { closeFailedSignIns } from '../failed-sign-ins/service'
import * as repo from './repository'

const NOTIFICATION_DAYS = 365

const BATCH = 1000

/** Deletes expired rows. Safe to run concurrently. */
export async function sweepExpired(now: Date): Promise<number> {
  await updateAuditRetention(env().RETENTION_AUDIT_DAYS)
  const counts = {
    invitations: await deleteInBatches((limit) => repo.deleteInvitations(now, limit)),
    sessions: await deleteInBatches((limit) => deleteExpiredSessions(now, limit)),
    tokens: await deleteInBatches((limit) => repo.deleteTokens(now, limit)),
    failedSignIns: await closeFailedSignIns(now),
    notifications: await deleteInBatches((limit) =>
      deleteOldNotifications(subHours(now, NOTIFICATION_DAYS * 24), limit),
    ),
    auditEntries: await deleteInBatches(deleteOldEntries),
  }
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (total > 0) log.info({ job: 'sweep-expired', ...counts }, 'expired rows deleted')
  return total
}

async function deleteInBatches(deleteSome: (limit: number) => Promise<number>): Promise<number> {
  for (let deleted = 0; ; ) {
    const count = await deleteSome(BATCH)
    deleted += count
    if (count < BATCH) return deleted
  }
}
