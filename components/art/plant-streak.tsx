import { Art } from './art'
import type { PlantLook } from './plant-mood'
import { PlantPot } from './plant-pot'
import type { PlantSize } from './plant-shapes'
import { potPlace } from './pot-place'
import { inSprite } from './stamp'

/** Days of the streak for each size. */
const sizes = [0, 1, 3, 7, 14, 30, 60] as const

/** View boxes around small, middle and tall plants. */
const closeUps: readonly string[] = ['22 90 116 114', '22 90 116 114', '22 90 116 114', '12 52 136 152']
const WHOLE = '0 0 160 204'

type PlantStreakProps = {
  days: number
  /** Without the air over a small plant, for a small place. */
  closeUp?: boolean
  /** Decorative without a text. */
  plant?: PlantLook & { text?: string }
  className?: string
}

export function PlantStreak({ days, closeUp = false, plant, className = '' }: PlantStreakProps) {
  const size = getPlantSize(days)
  const viewBox = closeUp ? (closeUps[size] ?? WHOLE) : WHOLE
  return (
    <Art viewBox={viewBox} {...(plant?.text && { title: plant.text })} className={className}>
      <PottedPlant days={days} plant={plant} />
    </Art>
  )
}

type PottedPlantProps = { days: number; plant?: PlantLook | undefined }

/** Draws the plant of a streak in its pot, in a view box of 160 × 204. */
export function PottedPlant({ days, plant }: PottedPlantProps) {
  return (
    <g data-pot={plant?.pot} data-bloom={plant?.bloom}>
      <use href={inSprite(`plant-${getPlantSize(days)}`)} />
      <g transform={potPlace}>
        <PlantPot mood={plant?.mood ?? 'awake'} weight={41} />
      </g>
    </g>
  )
}

function getPlantSize(days: number): PlantSize {
  return sizes.reduce<number>((reached, from, index) => (days >= from ? index : reached), 0) as PlantSize
}
