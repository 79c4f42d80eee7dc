import 'server-only'
import { subHours } from 'date-fns'
import { deleteOldEntries } from '@/lib/audit/service'
import { env } from '@/lib/config/env'
import { log } from '@/lib/log/log'
import { deleteExpiredSessions } from '@/lib/session/service'
import * as repo from './repo'

/** Rows that one statement deletes, so that nobody waits for it. */
const BATCH = 1000

/**
 * Deletes what is of no use any more: invitations, sessions and mailed links that have expired, and entries of the
 * audit log that are older than it is kept. Safe to run in several containers at once.
 * @returns how many rows
 */
export async function sweepExpired(now: Date): Promise<number> {
  const days = env().RETENTION_AUDIT_DAYS
  const counts = {
    invitations: await inBatches((limit) => repo.deleteInvitations(now, limit)),
    sessions: await inBatches((limit) => deleteExpiredSessions(now, limit)),
    tokens: await inBatches((limit) => repo.deleteTokens(now, limit)),
    auditEntries:
      days === 0 ? 0 : await inBatches((limit) => deleteOldEntries(subHours(now, 24 * days), limit)),
  }
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (total > 0) log.info({ job: 'sweep-expired', ...counts }, 'expired rows deleted')
  return total
}

async function inBatches(deleteSome: (limit: number) => Promise<number>): Promise<number> {
  for (let deleted = 0; ; ) {
    const count = await deleteSome(BATCH)
    deleted += count
    if (count < BATCH) return deleted
  }
}
