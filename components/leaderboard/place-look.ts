import { darken, hue, lighten } from '@/components/art/paint'

const PLACES = [
  { height: 236, petals: 12, leaves: 5, fill: hue.sun, edge: hue.amber },
  { height: 206, petals: 10, leaves: 4, fill: lighten(hue.sky, 66), edge: darken(hue.sky, 40) },
  { height: 182, petals: 8, leaves: 3, fill: lighten(hue.clay, 12), edge: darken(hue.clay, 45) },
  { height: 164, petals: 6, leaves: 2, fill: lighten(hue.leaf, 45), edge: darken(hue.leaf, 45) },
] as const

export const WIDTH = 120
/** Middle of the flower, for the family's picture. */
export const HEAD = { x: 60, y: 46 }

/** Returns a rank's plant; ranks without a medal share one. */
export function placeLook(rank: number) {
  const look = PLACES[Math.min(rank, PLACES.length) - 1] ?? PLACES[0]
  return { ...look, top: `${(HEAD.y / look.height) * 100}%`, width: `${(54 / WIDTH) * 100}%` }
}
