import type { PlantSize } from './plant-shapes'
import { Stamp } from './stamp'

/** Days of the streak at which the plant reaches each size. */
const sizes = [0, 1, 3, 7, 14, 30, 60] as const

export function PlantStreak({ days, className }: { days: number; className?: string }) {
  return <Stamp name={`plant-${getPlantSize(days)}`} className={className} />
}

function getPlantSize(days: number): PlantSize {
  return sizes.reduce<number>((reached, from, index) => (days >= from ? index : reached), 0) as PlantSize
}
