/** State of the family's plant; it never dies. */
export type PlantMood = 'awake' | 'asleep' | 'thirsty' | 'watered' | 'blooming'

export type PlantLook = {
  pot: string
  mood: PlantMood
}

export type PlantFacts = PlantLook & {
  text: string
}
