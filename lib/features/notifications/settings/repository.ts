import 'server-only'
import { type Db, db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import type { NotificationSettings } from './schema'

const COLUMNS = {
  reminderAt: true,
  quietFrom: true,
  quietTo: true,
  push: true,
  mail: true,
  digest: true,
} as const

export function findSettings(userId: string, tx: Db = db()) {
  return tx.notificationSettings.findUnique({
    where: { userId },
    select: { ...COLUMNS, remindedOn: true, digestedOn: true },
  })
}

/**
 * Locks an account against concurrent changes of its settings.
 * @returns false without one
 */
export async function lockAccount(tx: Db, userId: string): Promise<boolean> {
  const rows = await tx.execute(Prisma.sql`select from users where id = ${userId}::uuid for no key update`)
  return rows.length === 1
}

type Schedule = { nextReminderAt: Date | null; nextDigestAt: Date | null; nextAnnouncementAt: Date | null }

export async function saveSettings(
  tx: Db,
  userId: string,
  settings: NotificationSettings & Schedule,
): Promise<void> {
  await tx.notificationSettings.upsert({
    where: { userId },
    create: { userId, ...settings },
    update: settings,
    select: { userId: true },
  })
}

/** Makes the next job run reschedule, after a change of time zone. */
export async function rescheduleNotifications(tx: Db, familyId: string, now: Date): Promise<void> {
  await tx.notificationSettings.updateMany({
    where: { user: { familyId }, nextReminderAt: { not: null } },
    data: { nextReminderAt: now },
  })
  await tx.notificationSettings.updateMany({
    where: { user: { familyId }, nextDigestAt: { not: null } },
    data: { nextDigestAt: now },
  })
}
