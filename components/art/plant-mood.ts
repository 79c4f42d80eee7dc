/** How the family's plant is today; it never dies. */
export const plantMoods = ['awake', 'asleep', 'thirsty', 'watered', 'blooming'] as const
export type PlantMood = (typeof plantMoods)[number]

export type PlantLook = {
  /** Value of `data-pot`, which the style sheet colours. */
  pot: string
  mood: PlantMood
}

export type PlantFacts = PlantLook & {
  /** Mood with the plant's name, as text. */
  text: string
}
