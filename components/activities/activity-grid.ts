/** Grid of the cards, shared with the skeleton. */
export const activityGrid = 'grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4 md:gap-5'
