/** Places of a face's color; later children begin again. */
export const faceTones = [0, 1, 2, 3, 4] as const

export type FaceTone = (typeof faceTones)[number]

/** Returns the tone of a family's child by its place in the family. */
export const toFaceTone = (index: number): FaceTone => faceTones[index % faceTones.length] ?? 0
