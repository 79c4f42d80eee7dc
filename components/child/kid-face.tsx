import { Art } from '@/components/art/art'
import { paint } from '@/components/art/paint'
import { Face } from '@/components/art/parts'

const TONES = ['sky', 'berry', 'sun', 'leaf', 'coral'] as const
const brush = paint('color', 3)

/** Draws a smiling face; each child of a family has its own color. */
export function KidFace({ index, className }: { index: number; className?: string }) {
  const tone = TONES[index % TONES.length]
  return (
    <Art viewBox="-34 -34 68 68" className={className}>
      <circle r="30" {...brush.shape(`var(--${tone}-tint)`, `var(--${tone})`)} />
      <Face x={0} y={0} brush={brush} blinking />
    </Art>
  )
}
