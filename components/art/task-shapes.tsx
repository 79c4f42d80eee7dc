import { type Motif, motifHue } from './motifs'
import { hue, lighten, paint } from './paint'
import { pictograms } from './pictograms'

export function TaskShapes({ motif }: { motif: Motif }) {
  return (
    <>
      <path
        d="M40 4C62 3 77 18 76 41C75 63 61 77 39 76C17 75 3 61 4 39C5 18 19 5 40 4Z"
        fill={lighten(motifHue[motif], 45)}
      />
      <g transform="translate(40 40) scale(1.08)">{pictograms[motif](paint('color', 3.2))}</g>
      <path
        d="M16 26C19 19 25 14 32 12"
        fill="none"
        stroke={hue.paper}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  )
}
