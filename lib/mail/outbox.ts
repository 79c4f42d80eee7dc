import 'server-only'
import type { Db } from '@/lib/db/client'
import type { Locale } from '@/lib/i18n/locales'
import { countWaiting, insert } from './repo'
import type { MailTemplate, MailValues } from './templates'

type Mail = {
  to: string
  /** The account it is about: erasing the account takes its pending mails along. */
  userId: string | null
  template: MailTemplate
  locale: Locale
  values: MailValues
}

/** Has a mail sent once the caller's transaction is through; when that fails, there is no mail either. */
export function queueMail(tx: Db, mail: Mail): Promise<void> {
  return insert(tx, mail)
}

/** How many mails of all processes are yet to be sent, also those that were tried in vain. */
export function countWaitingMails(): Promise<number> {
  return countWaiting()
}
