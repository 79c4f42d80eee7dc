import 'server-only'
import { subHours } from 'date-fns'
import { audit, auditAll } from '@/lib/features/audit/service'
import { notifySecurity } from '@/lib/features/notifications/service'
import { findAccountByEmail, lockCredentials } from '@/lib/features/users/service'
import { appUrl } from '@/lib/platform/config/env'
import { HOUR_MS } from '@/lib/platform/dates/durations'
import { NIL_UUID } from '@/lib/platform/db/ids'
import { transaction } from '@/lib/platform/db/transaction'
import { DEFAULT_LOCALE, parseLocale } from '@/lib/platform/i18n/locales'
import { runDetached } from '@/lib/platform/jobs/run-detached'
import { log } from '@/lib/platform/log/log'
import { queueMail } from '@/lib/platform/mail/outbox'
import { issueToken } from '../tokens/service'
import * as repo from './repository'

/** Counts failures of all unknown addresses, so that they take as long and are not stored. */
const UNKNOWN_ACCOUNT = NIL_UUID

const BATCH = 1000

const AUDITED_COUNTS = new Set([1, 10, 100, 1000, 10_000])

/** Counts a failed sign-in per account and hour, and audits the 1st, 10th, 100th… */
export function recordFailedSignIn(accountId: string | null, now: Date): Promise<void> {
  const failure = { accountId: accountId ?? UNKNOWN_ACCOUNT, hour: startOfHour(now) }
  return transaction(async (tx) => {
    const count = await repo.incrementFailures(tx, failure.accountId, failure.hour)
    if (AUDITED_COUNTS.has(count)) await audit(tx, toEntry({ ...failure, count }))
  })
}

/** Audits the totals of past hours. */
export async function closeFailedSignIns(now: Date): Promise<number> {
  for (let closed = 0; ; ) {
    const count = await transaction(async (tx) => {
      const totals = await repo.takeTotals(tx, startOfHour(now), BATCH)
      const missing = totals.filter((total) => !AUDITED_COUNTS.has(total.count))
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

/** Mails the owner a password link after too many wrong passwords. Detached, so that an unknown address takes as long. */
export function notifySignInBlocked(email: string): void {
  runDetached(() => mailOwner(email)).catch((err) => log.error({ err }, 'the owner could not be mailed'))
}

async function mailOwner(email: string): Promise<void> {
  const account = await findAccountByEmail(email)
  if (account?.status !== 'active' || account.passwordHash === null) return
  const { id: userId, firstName: name } = account
  const now = new Date()
  await transaction(async (tx) => {
    // At most one mail an hour, also after a reset.
    await lockCredentials(tx, userId)
    if ((await repo.countMailsSince(tx, userId, 'sign_in_blocked', subHours(now, 1))) > 0) return
    const link = `${appUrl()}/reset-password/${await issueToken(tx, { userId, kind: 'reset_password', now })}`
    const locale = parseLocale(account.language) ?? DEFAULT_LOCALE
    await queueMail(tx, {
      to: account.email,
      userId,
      template: 'sign_in_blocked',
      locale,
      values: { name, link },
    })
    await notifySecurity(tx, userId, 'sign_in_blocked')
    await audit(tx, { actorId: null, action: 'auth.sign_in_blocked', subject: 'user', subjectId: userId })
  })
}
