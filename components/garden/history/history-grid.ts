import { activityGrid } from '@/components/activities/activity-grid'

/** Leaves no hole: in two columns, the newest of an odd number of cards is wide; an only one is a row, of four columns it takes two. */
const wide =
  'max-sm:[&>:first-child:nth-last-child(odd)]:col-span-full sm:*:only:col-span-full sm:*:only:grid sm:*:only:grid-cols-[14rem_minmax(0,1fr)] sm:*:only:items-center sm:*:only:gap-x-2 md:*:only:col-span-2 md:*:only:grid-cols-2'

/** Grid of a week's cards, shared with the skeleton. */
export const historyGrid = `${activityGrid} ${wide}`
