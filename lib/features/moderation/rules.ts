/** Hidden subjects per user or family in 24 hours. */
export const HIDINGS_A_DAY = 3
