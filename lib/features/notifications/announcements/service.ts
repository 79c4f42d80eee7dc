import 'server-only'
import { env } from '@/lib/platform/config/env'
import { localTimeAt } from '@/lib/platform/dates/local-date'
import type { Db } from '@/lib/platform/db/client'
import { transaction } from '@/lib/platform/db/transaction'
import { runInBatches } from '@/lib/platform/jobs/run-in-batches'
import { log } from '@/lib/platform/log/log'
import { findAnnounced } from '../inbox/repository'
import { findRecipients, type Recipient } from '../push/repository'
import { pushRows } from '../push/service'
import { isQuiet } from '../reminders/rules'
import * as repo from './repository'
import { findDay, nextAnnouncement } from './rules'

const BATCH = 10

/**
 * Pushes the day's new weeks and recaps to the accounts that want them, once. Safe to run concurrently.
 * @returns number of accepted messages
 */
export async function pushAnnouncements(now: Date): Promise<number> {
  let sent = 0
  await runInBatches(now, async (at) => {
    const due = await transaction((tx) => takeDue(tx, at))
    const rest = pushDays(due, at).then((count) => {
      sent += count
    })
    return { isFull: due.length === BATCH, rest }
  })
  return sent
}

async function takeDue(tx: Db, now: Date): Promise<repo.Due[]> {
  const due = await repo.lockDue(tx, now, env().APP_TIMEZONE, BATCH)
  const times = due.map(({ timezone }) => nextAnnouncement(timezone, now))
  const userIds = due.map(({ userId }) => userId)
  await repo.rescheduleAnnouncements(tx, userIds, times)
  return due
}

async function pushDays(due: repo.Due[], now: Date): Promise<number> {
  if (due.length === 0) return 0
  const dueAt = new Map(due.map((each) => [each.userId, each.dueAt]))
  const pushOwn = (recipient: Recipient) =>
    pushDay(recipient, dueAt.get(recipient.userId) ?? now, now).catch((err: unknown) => {
      log.warn({ err }, 'announcements could not be pushed')
      return 0
    })
  const recipients = await findRecipients([...dueAt.keys()], now).catch((err: unknown) => {
    log.warn({ err }, 'announcements could not be pushed')
    return []
  })
  const counts = await Promise.all(recipients.map(pushOwn))
  return counts.reduce((sum, count) => sum + count, 0)
}

async function pushDay(recipient: Recipient, dueAt: Date, now: Date): Promise<number> {
  const { userId, familyId, timezone, push } = recipient
  const day = timezone && findDay(timezone, dueAt, now)
  if (!day || isQuiet(localTimeAt(now, timezone), recipient)) return 0
  const rows = await findAnnounced({ userId, familyId, timezone, now: day.until }, day.since)
  const wanted = rows.filter(({ kind }) => push.includes(kind))
  return pushRows(recipient, wanted, now)
}
