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
  const push = async (userIds: string[], at: Date) => {
    const recipients = userIds.length > 0 ? await findRecipients(userIds, at) : []
    const counts = await Promise.all(recipients.map((recipient) => pushDay(recipient, at)))
    for (const count of counts) sent += count
  }
  await runInBatches(now, async (at) => {
    const userIds = await transaction((tx) => takeDue(tx, at))
    const rest = push(userIds, at).catch((err: unknown) =>
      log.warn({ err }, 'announcements could not be pushed'),
    )
    return { isFull: userIds.length === BATCH, rest }
  })
  return sent
}

async function takeDue(tx: Db, now: Date): Promise<string[]> {
  const due = await repo.lockDue(tx, now, env().APP_TIMEZONE, BATCH)
  const userIds = due.map(({ userId }) => userId)
  await repo.reschedule(
    tx,
    userIds,
    due.map(({ timezone }) => nextAnnouncement(timezone, now)),
  )
  return userIds
}

async function pushDay(recipient: Recipient, now: Date): Promise<number> {
  const { userId, familyId, timezone, push } = recipient
  const day = timezone && findDay(timezone, now)
  if (!day || isQuiet(localTimeAt(now, timezone), recipient)) return 0
  const rows = await findAnnounced({ userId, familyId, timezone, now: day.until }, day.since)
  return pushRows(
    recipient,
    rows.filter(({ kind }) => push.includes(kind)),
    now,
  )
}
