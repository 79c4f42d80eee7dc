/** State of the family's plant today; it never dies. */
export type PlantMood = 'awake' | 'asleep' | 'thirsty' | 'watered' | 'blooming'

export type PlantLook = {
  /** Value of `data-pot`, which the style sheet colours. */
  pot: string
  mood: PlantMood
}

export type PlantFacts = PlantLook & {
  /** Mood with the plant's name, as text. */
  text: string
}
