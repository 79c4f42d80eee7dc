import 'server-only'
import { subHours } from 'date-fns'
import { audit } from '@/lib/features/audit/service'
import { notifySecurity } from '@/lib/features/notifications/service'
import { findAccountByEmail, lockCredentials } from '@/lib/features/users/service'
import { appUrl } from '@/lib/platform/config/env'
import { transaction } from '@/lib/platform/db/transaction'
import { DEFAULT_LOCALE, parseLocale } from '@/lib/platform/i18n/locales'
import { runDetached } from '@/lib/platform/jobs/run-detached'
import { log } from '@/lib/platform/log/log'
import { queueMail } from '@/lib/platform/mail/outbox'
import { issueToken } from '../tokens/service'
import { countMailsSince } from './repository'

export { countMailsSince } from './repository'

/** Mails a password link after too many wrong passwords. Detached, so that an unknown address takes as long. */
export function notifyBlockedOwner(email: string): void {
  runDetached(() => mailOwner(email)).catch((err) => log.error({ err }, 'the owner could not be mailed'))
}

async function mailOwner(email: string): Promise<void> {
  const account = await findAccountByEmail(email)
  if (account?.status !== 'active' || account.passwordHash === null) return
  const { id: userId, firstName: name } = account
  const now = new Date()
  await transaction(async (tx) => {
    // Hourly, also after a reset.
    await lockCredentials(tx, userId)
    if ((await countMailsSince(tx, userId, 'sign_in_blocked', subHours(now, 1))) > 0) return
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
