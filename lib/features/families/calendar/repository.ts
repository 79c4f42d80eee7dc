import 'server-only'
import { type Db, db } from '@/lib/platform/db/client'

export async function findToken(familyId: string): Promise<string | null> {
  const calendar = await db().familyCalendar.findUnique({ where: { familyId }, select: { token: true } })
  return calendar?.token ?? null
}

/** Adds a family's calendar, or replaces its token. */
export async function saveCalendar(
  tx: Db,
  calendar: { familyId: string; token: string; language: string },
): Promise<void> {
  const { familyId, token, language } = calendar
  await tx.familyCalendar.upsert({
    where: { familyId },
    create: calendar,
    update: { token, language },
    select: { familyId: true },
  })
}

export async function deleteCalendar(tx: Db, familyId: string): Promise<void> {
  await tx.familyCalendar.deleteMany({ where: { familyId } })
}

/** Finds a calendar, except of a pending family: an earlier holder of its account may know the address. */
export function findByToken(token: string) {
  return db().familyCalendar.findUnique({
    where: { token, family: { pendingAdults: { none: {} } } },
    select: { familyId: true, language: true, family: { select: { timezone: true } } },
  })
}
