import 'server-only'
import type { z } from 'zod'
import { env } from '@/lib/platform/config/env'
import { fromDateColumn } from '@/lib/platform/db/local-date'
import { transaction } from '@/lib/platform/db/transaction'
import { AppError } from '@/lib/platform/errors/app-error'
import type { Actor } from '@/lib/platform/session/actor'
import { nextAnnouncement } from '../announcements/rules'
import { nextDigest } from '../digests/rules'
import { nextReminder } from '../reminders/rules'
import { ANNOUNCED_KINDS, NOTIFICATION_KINDS } from '../rules'
import * as repo from './repository'
import { MAIL_KINDS, type NotificationSettings, notificationSettings, type settingsInput } from './schema'

export { rescheduleNotifications } from './repository'

/** Checks if mails are sent, not stored in the data folder. */
export function canSendMail(): boolean {
  return env().SMTP_URL !== undefined
}

const DEFAULTS: NotificationSettings = {
  reminderAt: null,
  quietFrom: '20:00',
  quietTo: '08:00',
  push: [],
  mail: ['security'],
  digest: false,
}

/**
 * Returns the settings.
 * @throws AppError not_found for another account
 */
export async function readSettings(actor: Actor, id: string): Promise<NotificationSettings> {
  if (actor.userId !== id) throw new AppError('not_found')
  return toSettings(await repo.findSettings(id))
}

/**
 * Changes the settings and schedules the next messages.
 * @throws AppError not_found for another account
 */
export async function updateSettings(
  actor: Actor,
  id: string,
  input: z.output<typeof settingsInput>,
): Promise<NotificationSettings> {
  if (actor.userId !== id) throw new AppError('not_found')
  return transaction(async (tx) => {
    if (!(await repo.lockAccount(tx, id))) throw new AppError('not_found')
    const stored = await repo.findSettings(id, tx)
    const settings = toSettings({ ...toSettings(stored), ...input })
    const { reminderAt } = settings
    const schedule = {
      timezone: actor.timezone ?? env().APP_TIMEZONE,
      remindedOn: stored?.remindedOn ? fromDateColumn(stored.remindedOn) : null,
      digestedOn: stored?.digestedOn ? fromDateColumn(stored.digestedOn) : null,
    }
    const now = new Date()
    const nextReminderAt = reminderAt ? nextReminder(reminderAt, schedule, now) : null
    const nextDigestAt = settings.digest ? nextDigest({ ...settings, ...schedule }, now) : null
    const wantsAnnouncements = ANNOUNCED_KINDS.some((kind) => settings.push.includes(kind))
    const nextAnnouncementAt = wantsAnnouncements ? nextAnnouncement(schedule.timezone, now) : null
    await repo.saveSettings(tx, id, { ...settings, nextReminderAt, nextDigestAt, nextAnnouncementAt })
    return settings
  })
}

/** Each known kind once, in a fixed order: a later version may have stored others. */
function toSettings(stored: (object & { push?: string[] }) | null): NotificationSettings {
  const known = (stored?.push ?? []).filter((kind) =>
    (NOTIFICATION_KINDS as readonly string[]).includes(kind),
  )
  const { push, mail, ...settings } = notificationSettings.parse({ ...DEFAULTS, ...stored, push: known })
  return {
    ...settings,
    push: [...new Set(push)],
    mail: MAIL_KINDS.filter((kind) => kind === 'security' || mail.includes(kind)),
  }
}
