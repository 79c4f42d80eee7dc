import { Art } from './art'
import { type FaceTone, toFaceTone } from './face-tones'
import { hue, lighten, paint } from './paint'
import { Face } from './parts'

const TONES = { 0: hue.sky, 1: hue.berry, 2: hue.sun, 3: hue.leaf, 4: hue.coral } as const
const brush = paint('color', 3)

/** Draws a smiling face that blinks; each child of a family has its own color. */
export function KidFace({ index, className }: { index: number; className?: string }) {
  return (
    <Art viewBox="-34 -34 68 68" className={className}>
      <FaceShapes tone={toFaceTone(index)} blinking />
    </Art>
  )
}

export function FaceShapes({ tone, blinking = false }: { tone: FaceTone; blinking?: boolean }) {
  return (
    <>
      <circle r="30" {...brush.shape(lighten(TONES[tone]), TONES[tone])} />
      <Face x={0} y={0} brush={brush} blinking={blinking} />
    </>
  )
}
