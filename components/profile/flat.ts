export const FLAT = 'p-0 shadow-none sm:p-0'
