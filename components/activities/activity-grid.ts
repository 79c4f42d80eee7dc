/** Grid of the cards, shared with the skeleton. */
export const activityGrid =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,40%)),1fr))] gap-3 sm:gap-4 md:grid-cols-4 md:gap-5'
