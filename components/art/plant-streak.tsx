import { Art } from './art'
import type { PlantFacts } from './plant-mood'
import { PlantPot } from './plant-pot'
import type { PlantSize } from './plant-shapes'
import { potPlace } from './pot-place'
import { inSprite } from './stamp'

/** Days of the streak for each size. */
const sizes = [0, 1, 3, 7, 14, 30, 60] as const

type PlantStreakProps = {
  days: number
  plant?: PlantFacts
  className?: string
}

export function PlantStreak({ days, plant, className = '' }: PlantStreakProps) {
  return (
    <Art viewBox="0 0 160 204" {...(plant && { title: plant.text })} className={className}>
      <g data-pot={plant?.pot}>
        <use href={inSprite(`plant-${getPlantSize(days)}`)} />
        <g transform={potPlace}>
          <PlantPot mood={plant?.mood ?? 'awake'} weight={41} />
        </g>
      </g>
    </Art>
  )
}

function getPlantSize(days: number): PlantSize {
  return sizes.reduce<number>((reached, from, index) => (days >= from ? index : reached), 0) as PlantSize
}
