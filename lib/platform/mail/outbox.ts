import 'server-only'
import type { Db } from '@/lib/platform/db/client'
import type { Locale } from '@/lib/platform/i18n/locales'
import { countWaiting, insertMail } from './repository'
import type { MailTemplate, MailValues } from './templates'

type Mail = {
  to: string
  /** Erased with the account. */
  userId: string | null
  template: MailTemplate
  locale: Locale
  values: MailValues
  /** Is not sent later, as after a failure of the mail server. */
  expiresAt?: Date
}

export function queueMail(tx: Db, mail: Mail): Promise<void> {
  return insertMail(tx, mail)
}

/** Counts unsent mails, failed ones included. */
export function countWaitingMails(): Promise<number> {
  return countWaiting()
}
