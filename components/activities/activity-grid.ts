/** The grid of the cards, the same for before they have come and after. */
export const activityGrid = 'grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4 md:gap-5'
