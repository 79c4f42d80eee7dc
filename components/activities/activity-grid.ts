/** The grid of the cards, the same for those that came with the page and those that were loaded later. */
export const activityGrid = 'grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4 md:gap-5'
