import { hue, paint } from './paint'
import { Face, Leaf } from './parts'
import type { PlantMood } from './plant-mood'
import type { PotWeight } from './pot-place'
import { inSprite } from './stamp'

const brush = paint('color', 3)
const small = paint('color', 6)

type PlantPotProps = { mood: PlantMood; weight: PotWeight }

/** Draws a pot, its rim at 0,0. Moods also differ in shape. */
export function PlantPot({ mood, weight }: PlantPotProps) {
  return (
    <>
      <use href={inSprite(`pot-${weight}`)} />
      <Face x={0} y={37} brush={brush} mood={faces[mood]} blinking={mood !== 'asleep'} />
      <Sign mood={mood} />
    </>
  )
}

const faces = {
  awake: 'glad',
  asleep: 'asleep',
  thirsty: 'thirsty',
  watered: 'glad',
  blooming: 'glad',
} as const satisfies Record<PlantMood, string>

function Sign({ mood }: { mood: PlantMood }) {
  if (mood === 'asleep') {
    return <path d="M52 -8H62L52 4H62M68 -26H76L68 -16H76" {...brush.line(hue.ghost, 3.2)} />
  }
  if (mood === 'thirsty') {
    return (
      <g transform="translate(-38 8) rotate(-74) scale(-0.52 0.52)">
        <Leaf brush={small} fill={hue.near} ribs={false} />
      </g>
    )
  }
  if (mood === 'watered') {
    return (
      <g className="animate-drip">
        <path
          d="M58 -26C63 -18 69 -12 69 -5A11 11 0 0 1 47 -5C47 -12 53 -18 58 -26Z"
          {...brush.shape(hue.sky)}
        />
        <path d="M52.5 -5A5.5 5.5 0 0 0 57 .5" {...brush.line(hue.paper, 2.6)} />
      </g>
    )
  }
  if (mood === 'blooming') {
    return <use href={inSprite('head-plain')} transform="translate(44 0) scale(0.62)" />
  }
  return null
}
