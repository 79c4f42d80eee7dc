/** Hidings that the reports of one account, and of one family's adults together, cause in 24 hours at most. */
export const HIDINGS_A_DAY = 3
