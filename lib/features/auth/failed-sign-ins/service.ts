import 'server-only'
import { audit, auditAll } from '@/lib/features/audit/service'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import * as repo from './repository'
import { isRecordedAtOnce } from './rules'

/** Unknown accounts take as long; their addresses are not stored. */
const UNKNOWN_ACCOUNT = '00000000-0000-0000-0000-000000000000'

const HOUR_MS = 3_600_000

const BATCH = 1000

/** Counts a failed sign-in per account and hour, and audits the 1st, 10th, 100th… */
export function recordFailedSignIn(accountId: string | null, now: Date): Promise<void> {
  const failure = { accountId: accountId ?? UNKNOWN_ACCOUNT, hour: startOfHour(now) }
  return transaction(async (tx) => {
    const count = await repo.countFailure(tx, failure.accountId, failure.hour)
    if (isRecordedAtOnce(count)) await audit(tx, toEntry({ ...failure, count }))
  })
}

/** Records a wrong second factor. */
export async function recordWrongCode(error: unknown, accountId: string, now: Date): Promise<void> {
  const isWrongCode = error instanceof AppError && error.code === 'second_factor_required' && error.fields
  if (isWrongCode) await recordFailedSignIn(accountId, now)
}

/** Records the totals of past hours. */
export async function closeFailedSignIns(now: Date): Promise<number> {
  for (let closed = 0; ; ) {
    const count = await transaction(async (tx) => {
      const totals = await repo.takeTotals(tx, startOfHour(now), BATCH)
      const missing = totals.filter((total) => !isRecordedAtOnce(total.count))
      if (missing.length > 0) await auditAll(tx, missing.map(toEntry))
      return totals.length
    })
    closed += count
    if (count < BATCH) return closed
  }
}

function startOfHour(at: Date): Date {
  return new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS)
}

function toEntry({ accountId, hour, count }: { accountId: string; hour: Date; count: number }) {
  return {
    actorId: null,
    action: 'auth.sign_in_failed',
    subject: 'user',
    subjectId: accountId === UNKNOWN_ACCOUNT ? null : accountId,
    details: { count, since: hour.toISOString() },
  }
}
