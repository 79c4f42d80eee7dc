import 'server-only'
import { addSeconds } from 'date-fns'
import { appUrl, env } from '@/lib/platform/config/env'
import { localDateAt, localTimeAt } from '@/lib/platform/dates/local-date'
import type { Db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import { localize } from '@/lib/platform/i18n/content'
import { DEFAULT_LOCALE, parseLocale } from '@/lib/platform/i18n/locales'
import { runInBatches } from '@/lib/platform/jobs/run-in-batches'
import { log } from '@/lib/platform/log/log'
import { queueMail } from '@/lib/platform/mail/outbox'
import { LIFETIME_SECONDS, limitSeconds } from '../push/rules'
import { pushReminders } from '../push/service'
import { createUnsubscribeUrls } from '../unsubscribe/service'
import * as repo from './repository'
import { isQuiet, isReminderTime, nextReminder } from './rules'

const BATCH = 10

/**
 * Sends due reminders at most once a day: the transaction that takes one records the day, and queues a mail. A push
 * follows it, and a mail the push if it reached no device. Safe to run concurrently.
 */
export async function sendReminders(now: Date): Promise<number> {
  let sent = 0
  await runInBatches(now, async (at) => {
    const { due, reminded, pushes } = await transaction((tx) => remindSome(tx, at))
    sent += reminded
    return { isFull: due === BATCH, rest: pushOrMailReminders(pushes, at) }
  })
  return sent
}

type OpenReminder = repo.DueReminder & { task: NonNullable<repo.DueReminder['task']> }

async function remindSome(tx: Db, now: Date) {
  const due = await repo.lockDue(tx, now, env().APP_TIMEZONE, BATCH)
  const pushes: OpenReminder[] = []
  const next: repo.NextReminder[] = []
  let reminded = 0
  for (const reminder of due) {
    const { userId, reminderAt, timezone } = reminder
    const isDue = isToRemind(reminder, now)
    if (isDue && reminder.hasDevice) pushes.push(reminder)
    const isSent = isDue && (reminder.hasDevice || (await mailReminder(tx, reminder, now)))
    const remindedOn = isSent ? localDateAt(now, timezone) : reminder.remindedOn
    const nextReminderAt = reminderAt ? nextReminder(reminderAt, { timezone, remindedOn }, now) : null
    next.push({ userId, nextReminderAt, remindedOn })
    if (isSent) reminded += 1
  }
  await repo.rescheduleReminders(tx, next)
  return { due: due.length, reminded, pushes }
}

function isToRemind(reminder: repo.DueReminder, now: Date): reminder is OpenReminder {
  const { isActive, reminderAt, task, timezone } = reminder
  if (!isActive || reminderAt === null || task === null) return false
  return isReminderTime(reminderAt, reminder, now) && !isQuiet(localTimeAt(now, timezone), reminder)
}

/** Pushes reminders, and mails those that reached no device. */
async function pushOrMailReminders(reminders: OpenReminder[], now: Date): Promise<void> {
  const messages = reminders.map((reminder) => ({ ...reminder, path: toPath(reminder), now }))
  const reached = await pushReminders(messages, now).catch((err: unknown) => {
    log.warn({ err }, 'reminders could not be pushed')
    return new Set<string>()
  })
  for (const reminder of reminders) {
    if (reached.has(reminder.userId)) continue
    await transaction((tx) => mailReminder(tx, reminder, now)).catch((err: unknown) =>
      log.warn({ err }, 'a reminder was lost'),
    )
  }
}

const toPath = ({ task }: OpenReminder) => `/challenge/current?complete=${task.id}`

/** False if the account wants no mail. */
async function mailReminder(tx: Db, reminder: OpenReminder, now: Date): Promise<boolean> {
  const { userId, email, firstName, language, isProved, mail: kinds, task } = reminder
  if (!kinds.includes('reminder')) return false
  if (env().REQUIRE_VERIFIED_EMAIL && !isProved) return false
  const locale = parseLocale(language) ?? DEFAULT_LOCALE
  const { name } = localize({ name: task.name }, task.language, task.translations, locale)
  await queueMail(tx, {
    to: email,
    userId,
    template: 'reminder',
    locale,
    expiresAt: addSeconds(
      now,
      limitSeconds(LIFETIME_SECONDS.reminder, localTimeAt(now, reminder.timezone), reminder),
    ),
    values: {
      name: firstName,
      task: name,
      link: `${appUrl()}${toPath(reminder)}`,
      ...createUnsubscribeUrls(userId, 'reminder'),
    },
  })
  return true
}
