import 'server-only'
import { fromDateColumn } from '@/lib/db/local-date'
import { localized } from '@/lib/i18n/content'
import type { FamilyActor } from '@/lib/session/actor'
import * as repo from './repo'
import type { PhotoLook } from './schema'

const LAST = 20

/** The photos of the actor's family that administrators have looked at because of a report, the last one first. */
export async function listLooks({ familyId, locale }: FamilyActor): Promise<PhotoLook[]> {
  const rows = await repo.findLooks(familyId, LAST)
  return rows.map(({ language, name, translations, localDate, lastAt, ...look }) => ({
    ...look,
    taskTitle: localized({ name }, language, translations, locale).name,
    day: fromDateColumn(localDate),
    lastAt: lastAt.toISOString(),
  }))
}
