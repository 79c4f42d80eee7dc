import 'server-only'
import { appUrl, env } from '@/lib/platform/config/env'
import { localDateAt, localTimeAt } from '@/lib/platform/dates/local-date'
import type { Db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import { localized } from '@/lib/platform/i18n/content'
import { DEFAULT_LOCALE, parseLocale } from '@/lib/platform/i18n/locales'
import { queueMail } from '@/lib/platform/mail/outbox'
import { createUnsubscribeUrls } from '../unsubscribe/service'
import * as repo from './repository'
import { isQuiet, isReminderTime, nextReminder } from './rules'

/** Keeps each transaction short. */
const BATCH = 100

/**
 * Sends the due reminders, each at most once a day: the mail is queued in the transaction that notes the day. Safe to
 * run concurrently.
 * @returns how many
 */
export async function sendReminders(now: Date): Promise<number> {
  for (let sent = 0; ; ) {
    const { due, reminded } = await transaction((tx) => remindSome(tx, now))
    sent += reminded
    if (due < BATCH) return sent
  }
}

async function remindSome(tx: Db, now: Date) {
  const due = await repo.lockDue(tx, now, env().APP_TIMEZONE, BATCH)
  let reminded = 0
  for (const reminder of due) {
    const { userId, reminderAt, timezone, remindedOn } = reminder
    const isSent = shouldRemind(reminder, now) && (await remind(tx, reminder))
    const schedule = { timezone, remindedOn: isSent ? localDateAt(now, timezone) : remindedOn }
    const nextReminderAt = reminderAt ? nextReminder(reminderAt, schedule, now) : null
    await repo.reschedule(tx, userId, { nextReminderAt, remindedOn: schedule.remindedOn })
    if (isSent) reminded += 1
  }
  return { due: due.length, reminded }
}

function shouldRemind(reminder: repo.DueReminder, now: Date): boolean {
  const { isActive, reminderAt, task, timezone } = reminder
  if (!isActive || reminderAt === null || task === null) return false
  return isReminderTime(reminderAt, reminder, now) && !isQuiet(localTimeAt(now, timezone), reminder)
}

/** Returns false without a way to remind. */
async function remind(tx: Db, reminder: repo.DueReminder): Promise<boolean> {
  const { userId, email, firstName, language, isProved, mail, task } = reminder
  if (!task || !mail.includes('reminder')) return false
  if (env().REQUIRE_VERIFIED_EMAIL && !isProved) return false
  const locale = parseLocale(language) ?? DEFAULT_LOCALE
  const { name } = localized({ name: task.name }, task.language, task.translations, locale)
  await queueMail(tx, {
    to: email,
    userId,
    template: 'reminder',
    locale,
    values: {
      name: firstName,
      task: name,
      link: `${appUrl()}/challenge/current?complete=${task.id}`,
      ...createUnsubscribeUrls(userId, 'reminder'),
    },
  })
  return true
}
