import type { PlantSize } from './plant-shapes'
import { Stamp } from './stamp'

/** From how many days on the plant has reached each size. */
const sizes = [0, 1, 3, 7, 14, 30, 60] as const

/** A plant that gets bigger with the days of the streak: seed, sprout, leaves, bud, flower, more flowers. */
export function PlantStreak({ days, className }: { days: number; className?: string }) {
  return <Stamp name={`plant-${getPlantSize(days)}`} className={className} />
}

function getPlantSize(days: number): PlantSize {
  return sizes.reduce<number>((reached, from, index) => (days >= from ? index : reached), 0) as PlantSize
}
