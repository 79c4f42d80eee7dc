/** SVG transform of the pot in a view box of 160 × 204. */
export const potPlace = 'translate(80 148) scale(0.72)'

/** Line weights of the sprite's pots in tenths. */
export const potWeights = [30, 41] as const
export type PotWeight = (typeof potWeights)[number]
