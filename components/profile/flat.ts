/** Takes from a card what makes it one. */
export const FLAT = 'p-0 shadow-none sm:p-0'
