/** SVG transform of the pot of a sprite's plant, which has a view box of 160 × 204. */
export const potPlace = 'translate(80 148) scale(0.72)'

/** Line weights of the sprite's pots in tenths; a pot that is drawn smaller has thicker lines. */
export const potWeights = [30, 41] as const
export type PotWeight = (typeof potWeights)[number]
