export const bloomTones = ['berry', 'coral', 'sky', 'daisy', 'violet'] as const

/** Color of a family's flower; `data-bloom` passes it on to the drawings inside. */
export type BloomTone = (typeof bloomTones)[number]

/** Returns a number for an id, always the same. */
export function toSeed(id: string): number {
  return Number.parseInt(id.slice(-6), 16)
}

/** Returns the color of a family's flower, in its avatar and on its plant. */
export function toBloomTone(familyId: string): BloomTone {
  return bloomTones[Math.floor(toSeed(familyId) / bloomTones.length) % bloomTones.length] ?? 'berry'
}
