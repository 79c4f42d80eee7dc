import { activityGrid } from '@/components/activities/activity-grid'

/** Grid of a week's cards, shared with the skeleton. Two columns leave no hole. */
export const historyGrid = `${activityGrid} xl:grid-cols-5 max-sm:*:last:odd:col-span-full`
