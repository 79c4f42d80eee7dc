import { differenceInHours } from 'date-fns'
import type { RecentActivity } from './schema'

/** Merged activities of a family. */
export type Happening = Omit<RecentActivity, 'id'> & { id: string; count: number }

const TOGETHER_HOURS = 6

/** Merges similar activities of a family. */
export function mergeActivities(activities: readonly RecentActivity[]): Happening[] {
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
