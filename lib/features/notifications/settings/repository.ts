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

export function find(userId: string, tx: Db = db()) {
  return tx.notificationSettings.findUnique({
    where: { userId },
    select: { ...COLUMNS, remindedOn: true, digestedOn: true },
  })
}

/** Locks an account, so that concurrent changes of its settings follow each other. @returns whether it exists */
export async function lockAccount(tx: Db, userId: string): Promise<boolean> {
  const rows = await tx.query(Prisma.sql`select from users where id = ${userId}::uuid for no key update`)
  return rows.length === 1
}

export async function save(
  tx: Db,
  userId: string,
  settings: NotificationSettings & { nextReminderAt: Date | null; nextDigestAt: Date | null },
): Promise<void> {
  await tx.notificationSettings.upsert({
    where: { userId },
    create: { userId, ...settings },
    update: settings,
    select: { userId: true },
  })
}

/** Lets the next run of the jobs schedule what a family receives, after its time zone has changed. */
export async function rescheduleFamily(tx: Db, familyId: string, now: Date): Promise<void> {
  await tx.notificationSettings.updateMany({
    where: { user: { familyId }, nextReminderAt: { not: null } },
    data: { nextReminderAt: now },
  })
  await tx.notificationSettings.updateMany({
    where: { user: { familyId }, nextDigestAt: { not: null } },
    data: { nextDigestAt: now },
  })
}
