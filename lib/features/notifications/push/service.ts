import 'server-only'
import { createTranslator } from 'next-intl'
import pLimit from 'p-limit'
import { env } from '@/lib/platform/config/env'
import { localTimeAt } from '@/lib/platform/dates/local-date'
import { DEFAULT_LOCALE, parseLocale } from '@/lib/platform/i18n/locales'
import { getCatalog } from '@/lib/platform/i18n/messages'
import { isStopping } from '@/lib/platform/jobs/stopping'
import { log } from '@/lib/platform/log/log'
import { type PushKeys, type PushMessage, sendPush } from '@/lib/platform/push/send'
import { countUnread, findStored, type InboxOwner, type NotificationRow } from '../inbox/repository'
import { getPushKeys } from '../push-subscriptions/service'
import { isQuiet } from '../reminders/rules'
import { toPath } from '../rules'
import * as repo from './repository'
import { LIFETIME_SECONDS, limitSeconds, MAX_DELAY_MS } from './rules'

const BATCH = 200
/** Per process. */
const limitConnections = pLimit(50)

/**
 * Sends due notifications to devices once; failed ones are only on the page. Safe to run concurrently.
 * @returns number of accepted messages
 */
export async function sendPushes(now: Date): Promise<number> {
  for (let sent = 0; ; ) {
    const due = isStopping() ? [] : await repo.claimDueNotifications(BATCH)
    const fresh = due.filter(({ at }) => now.getTime() - at.getTime() < MAX_DELAY_MS)
    const userIds = [...new Set(fresh.map(({ userId }) => userId))]
    const recipients = userIds.length > 0 ? await repo.findRecipients(userIds, now) : []
    const counts = await Promise.all(
      recipients.map((recipient) => {
        const own = fresh.filter(
          ({ userId, kind }) => userId === recipient.userId && recipient.push.includes(kind),
        )
        return sendNotifications(
          recipient,
          own.map(({ id }) => id),
          now,
        )
      }),
    )
    for (const count of counts) sent += count
    if (due.length < BATCH) return sent
  }
}

async function sendNotifications(recipient: repo.Recipient, ids: string[], now: Date): Promise<number> {
  const { userId, familyId, timezone } = recipient
  const time = localTimeAt(now, timezone ?? env().APP_TIMEZONE)
  if (ids.length === 0 || isQuiet(time, recipient)) return 0
  const found = await findStored({ userId, familyId, timezone, now }, ids)
  const marked = await repo.markPushed(
    found.map(({ id }) => id),
    now,
  )
  const rows = found.filter(({ id }) => marked.includes(id))
  return pushRows(recipient, rows, now)
}

/**
 * Sends notifications to the devices of an account.
 * @returns number of accepted messages
 */
export async function pushRows(
  recipient: repo.Recipient,
  rows: NotificationRow[],
  now: Date,
): Promise<number> {
  if (rows.length === 0) return 0
  const { userId, familyId, timezone } = recipient
  const unread = await countUnread({ userId, familyId, timezone, now })
  const [devices, keys] = await Promise.all([repo.findDevices([userId], now), getPushKeys()])
  const t = createTexts(recipient.language)
  const time = localTimeAt(now, timezone ?? env().APP_TIMEZONE)
  const seconds = limitSeconds(LIFETIME_SECONDS.notification, time, recipient)
  const counts = await Promise.all(
    rows.map((row) => {
      const path = toPath(row)
      const content = { kind: row.kind, text: t(`text.${row.kind}`, { count: row.count }), path, unread }
      return sendToDevices(
        devices,
        { payload: JSON.stringify(content), seconds, topic: `${row.kind} ${path}` },
        { keys, now },
      )
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

type Reminder = InboxOwner & { language: string | null; quietFrom: string; quietTo: string; path: string }

/**
 * Sends reminders to the accounts' devices.
 * @returns ids of the accounts that a push service accepted one for
 */
export async function pushReminders(reminders: Reminder[], now: Date): Promise<Set<string>> {
  const byUser = new Map<string, repo.Device[]>()
  const userIds = reminders.map(({ userId }) => userId)
  for (const device of userIds.length > 0 ? await repo.findDevices(userIds, now) : []) {
    byUser.set(device.userId, [...(byUser.get(device.userId) ?? []), device])
  }
  const sending = { keys: await getPushKeys(), now }
  const reached = new Set<string>()
  const push = async (reminder: Reminder) => {
    try {
      const devices = byUser.get(reminder.userId) ?? []
      const count = await sendToDevices(devices, await createReminder(reminder), sending)
      if (count > 0) reached.add(reminder.userId)
    } catch (err) {
      log.warn({ err }, 'a reminder could not be pushed')
    }
  }
  await Promise.all(reminders.map(push))
  return reached
}

async function createReminder({ language, path, ...reminder }: Reminder): Promise<PushMessage> {
  const { timezone, now } = reminder
  const unread = await countUnread(reminder)
  const t = createTexts(language)
  const content = {
    kind: 'reminder',
    text: t('reminder'),
    path,
    unread,
    actions: [
      { action: 'open', title: t('sendPhoto') },
      { action: 'later', title: t('later') },
    ],
  }
  const time = localTimeAt(now, timezone ?? env().APP_TIMEZONE)
  const seconds = limitSeconds(LIFETIME_SECONDS.reminder, time, reminder)
  return { payload: JSON.stringify(content), seconds, topic: 'reminder' }
}

type Sending = { keys: PushKeys; now: Date }

/** @returns number of accepting push services */
async function sendToDevices(
  devices: repo.Device[],
  message: PushMessage,
  { keys, now }: Sending,
): Promise<number> {
  const outcomes = await Promise.all(
    devices.map((device) =>
      limitConnections(async () => {
        if (isStopping()) return 'failed'
        const outcome = await sendPush(device, message, keys)
        if (outcome === 'gone') await repo.removeDevice(device.id)
        else if (outcome === 'sent') await repo.noteSent(device)
        else await repo.noteFailure(device, now)
        return outcome
      }),
    ),
  )
  return outcomes.filter((outcome) => outcome === 'sent').length
}

/** Others may see the screen: no names or private texts. */
function createTexts(language: string | null) {
  const locale = parseLocale(language) ?? DEFAULT_LOCALE
  return createTranslator({ locale, messages: getCatalog(locale), namespace: 'push' })
}
