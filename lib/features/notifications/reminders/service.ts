import 'server-only'
import { appUrl, env } from '@/lib/platform/config/env'
import { localDateAt, localTimeAt } from '@/lib/platform/dates/local-date'
import type { Db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import { localized } from '@/lib/platform/i18n/content'
import { DEFAULT_LOCALE, parseLocale } from '@/lib/platform/i18n/locales'
import { log } from '@/lib/platform/log/log'
import { queueMail } from '@/lib/platform/mail/outbox'
import { pushReminder } from '../push/service'
import { createUnsubscribeUrls } from '../unsubscribe/service'
import * as repo from './repository'
import { isQuiet, isReminderTime, nextReminder } from './rules'

const BATCH = 100

/**
 * Sends due reminders at most once a day: the transaction that takes one records the day, and queues a mail. A push
 * follows it, and a mail the push if it reached no device. Safe to run concurrently.
 */
export async function sendReminders(now: Date): Promise<number> {
  for (let sent = 0; ; ) {
    const { due, reminded, pushes } = await transaction((tx) => remindSome(tx, now))
    await Promise.all(pushes.map((reminder) => push(reminder, now)))
    sent += reminded
    if (due < BATCH) return sent
  }
}

type OpenReminder = repo.DueReminder & { task: NonNullable<repo.DueReminder['task']> }

async function remindSome(tx: Db, now: Date) {
  const due = await repo.lockDue(tx, now, env().APP_TIMEZONE, BATCH)
  const pushes: OpenReminder[] = []
  let reminded = 0
  for (const reminder of due) {
    const { userId, reminderAt, timezone, remindedOn } = reminder
    const isDue = isToRemind(reminder, now)
    if (isDue && reminder.hasDevice) pushes.push(reminder)
    const isSent = isDue && (reminder.hasDevice || (await mail(tx, reminder)))
    const schedule = { timezone, remindedOn: isSent ? localDateAt(now, timezone) : remindedOn }
    const nextReminderAt = reminderAt ? nextReminder(reminderAt, schedule, now) : null
    await repo.reschedule(tx, userId, { nextReminderAt, remindedOn: schedule.remindedOn })
    if (isSent) reminded += 1
  }
  return { due: due.length, reminded, pushes }
}

function isToRemind(reminder: repo.DueReminder, now: Date): reminder is OpenReminder {
  const { isActive, reminderAt, task, timezone } = reminder
  if (!isActive || reminderAt === null || task === null) return false
  return isReminderTime(reminderAt, reminder, now) && !isQuiet(localTimeAt(now, timezone), reminder)
}

async function push(reminder: OpenReminder, now: Date): Promise<void> {
  const path = toPath(reminder)
  try {
    if (await pushReminder({ ...reminder, path, now })) return
    await transaction((tx) => mail(tx, reminder))
  } catch (err) {
    log.warn({ err }, 'a reminder was lost')
  }
}

const toPath = ({ task }: OpenReminder) => `/challenge/current?complete=${task.id}`

/** False if the account wants no mail. */
async function mail(tx: Db, reminder: OpenReminder): Promise<boolean> {
  const { userId, email, firstName, language, isProved, mail: kinds, task } = reminder
  if (!kinds.includes('reminder')) return false
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
      link: `${appUrl()}${toPath(reminder)}`,
      ...createUnsubscribeUrls(userId, 'reminder'),
    },
  })
  return true
}
