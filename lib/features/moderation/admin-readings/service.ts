import 'server-only'
import { fromDateColumn } from '@/lib/platform/db/local-date'
import { localize } from '@/lib/platform/i18n/content'
import type { FamilyActor } from '@/lib/platform/session/actor'
import * as repo from './repository'
import type { AdminReading } from './schema'

const LAST = 20

/** Returns administrators' readings of the family, without names. */
export async function listAdminReadings({ familyId, locale }: FamilyActor): Promise<AdminReading[]> {
  const [families, accounts, photos] = await Promise.all([
    repo.findFamilyReadings(familyId),
    repo.findAccountReadings(familyId, LAST),
    repo.findPhotoReadings(familyId, LAST),
  ])
  const readings = [
    ...families.map((row) => ({ ...row, kind: 'family' as const })),
    ...accounts.map((row) => ({ ...row, kind: 'account' as const })),
    ...photos.map(({ language, name, translations, localDate, ...row }) => ({
      ...row,
      kind: 'photo' as const,
      taskTitle: localize({ name }, language, translations, locale).name,
      day: fromDateColumn(localDate),
    })),
  ]
  return readings
    .toSorted((a, b) => b.lastAt.getTime() - a.lastAt.getTime())
    .slice(0, LAST)
    .map((reading) => ({ ...reading, lastAt: reading.lastAt.toISOString() }))
}
