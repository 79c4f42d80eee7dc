import { differenceInHours, differenceInSeconds } from 'date-fns'
import type { RecentActivity } from './schema'

/** Merged activities of a family. */
export type Happening = Omit<RecentActivity, 'id'> & { id: string; count: number }

const TOGETHER_HOURS = 6

/** Merges similar activities of a family; a completed challenge includes its badge. */
export function mergeActivities(activities: readonly RecentActivity[]): Happening[] {
  const happenings: Happening[] = []
  const completed = activities.filter(({ kind }) => kind === 'completed_challenge')
  const isReward = ({ kind, familyId, at }: RecentActivity) =>
    kind === 'earned_badge' &&
    completed.some((one) => one.familyId === familyId && Math.abs(differenceInSeconds(one.at, at)) < 60)
  for (const activity of activities) {
    if (isReward(activity)) continue
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
