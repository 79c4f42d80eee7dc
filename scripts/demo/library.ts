import type { Assignment } from '@/lib/features/challenges/rules'
import { buildStarter, STARTER_WEEKS } from '@/lib/features/installation/starter/rules'
import { addDays, endOfLocalDay, type LocalDate, startOfIsoWeek } from '@/lib/platform/dates/local-date'
import { type PhotoText, photoTexts } from './texts/photos'

export type Planned = Assignment & { week: number; order: number; windowEnd: LocalDate; photo: PhotoText }

/** Builds the starter content of a cycle whose last week holds today. */
export function makeLibrary(today: LocalDate, zone: string) {
  const cycleStart = addDays(startOfIsoWeek(today), -7 * (STARTER_WEEKS - 1))
  const content = buildStarter(cycleStart, endOfLocalDay(addDays(cycleStart, -10), zone))
  const plan = content.plan.map(({ id, taskName, weekNumber, orderInDay, ...item }): Planned => {
    const place = { assignmentId: id, week: weekNumber, order: orderInDay, removedAt: null }
    return { ...item, ...place, photo: photoTexts[taskName] }
  })
  return { content, cycleStart, plan, badges: content.badges, challenges: content.challenges }
}

export type Library = ReturnType<typeof makeLibrary>
