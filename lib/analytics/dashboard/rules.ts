import { differenceInHours } from 'date-fns'
import type { RecentActivity } from './schema'

/** Things of one kind that a family did shortly after one another, told as one. */
export type Happening = Omit<RecentActivity, 'id'> & { id: string; count: number }

/** How far apart, in hours, things may lie that are told as one. */
const TOGETHER_HOURS = 6

/** What happened, the newest first; a family that earned three badges in an hour is told once. */
export function gather(activities: readonly RecentActivity[]): Happening[] {
  const happenings: Happening[] = []
  for (const activity of activities) {
    const same = happenings.find(
      (one) =>
        one.kind === activity.kind &&
        one.familyId === activity.familyId &&
        differenceInHours(one.at, activity.at) < TOGETHER_HOURS,
    )
    if (same) same.count += 1
    else happenings.push({ ...activity, count: 1 })
  }
  return happenings
}
