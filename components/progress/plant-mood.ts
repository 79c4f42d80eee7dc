import type { PlantFacts, PlantMood } from '@/components/art/plant-mood'
import type { LeafState } from '@/components/art/week-path'
import type { FamilyView } from '@/lib/features/families/schema'

/** From then on, the plant is thirsty while the day is open. */
const EVENING = '17:00'

type Day = {
  /** Null between challenges. */
  leaf: LeafState | null
  isChallengeComplete: boolean
  /** 'HH:mm' in the family's timezone. */
  time: string
}

export function plantMood({ leaf, isChallengeComplete, time }: Day): PlantMood {
  if (isChallengeComplete) return 'blooming'
  if (leaf === 'done') return 'watered'
  if (leaf !== 'today') return 'asleep'
  return time >= EVENING ? 'thirsty' : 'awake'
}

type PlantTexts = (key: `mood.${PlantMood}`, values: { named: 'yes' | 'no'; name: string }) => string

/** Returns the family's plant in a mood, with its name. */
export function plantFacts(
  { plantName, pot }: Pick<FamilyView, 'plantName' | 'pot'>,
  mood: PlantMood,
  t: PlantTexts,
): PlantFacts {
  const text = t(`mood.${mood}`, { named: plantName ? 'yes' : 'no', name: plantName ?? '' })
  return { pot, mood, text }
}
