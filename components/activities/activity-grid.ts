/** The grid of the cards, the same for those that came with the page and those that were loaded later. */
export const activityGrid = 'grid gap-4 min-[30rem]:grid-cols-2 md:gap-5 xl:grid-cols-4 md:grid-cols-3'
