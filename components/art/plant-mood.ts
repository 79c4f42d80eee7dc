import type { BloomLook } from './blooms'

/** State of the family's plant; it never dies. */
export type PlantMood = 'awake' | 'asleep' | 'thirsty' | 'watered' | 'blooming'

export type PlantLook = {
  pot: string
  mood: PlantMood
  /** By default that of the own family, which the shell sets. */
  bloom?: BloomLook
}

export type PlantFacts = PlantLook & {
  text: string
}
