export const bloomTones = ['berry', 'coral', 'sky', 'daisy', 'violet'] as const
export const bloomForms = ['six', 'five', 'eight', 'star', 'tulip', 'frill'] as const
export const bloomLeaves = ['pair', 'left', 'right'] as const

export type BloomForm = (typeof bloomForms)[number]

/** Color, form and leaves of a family's flower; `data-bloom` passes them on to the drawings inside. */
export type BloomLook = `${(typeof bloomTones)[number]} ${BloomForm} ${(typeof bloomLeaves)[number]}`

/** Grounds of a family's avatar. */
export const avatarTones = ['sun', 'sky', 'berry', 'leaf', 'coral'] as const

type Avatar = { bloom: BloomLook; ground: (typeof avatarTones)[number] }

/** Returns the look of a family's flower and its avatar's ground, each chosen independently and always the same. */
export function toAvatarLook(familyId: string): Avatar {
  let rest = Number.parseInt(familyId.slice(-6), 16) || 0
  const pick = <T>(choices: readonly [T, ...T[]]): T => {
    const choice = choices[rest % choices.length] ?? choices[0]
    rest = Math.floor(rest / choices.length)
    return choice
  }
  const ground = pick(avatarTones)
  return { ground, bloom: `${pick(bloomTones)} ${pick(bloomForms)} ${pick(bloomLeaves)}` }
}

/** Returns the look of a family's flower, in its avatar and on its plant. */
export function toBloom(familyId: string): BloomLook {
  return toAvatarLook(familyId).bloom
}
