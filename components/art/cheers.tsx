import type { ReactNode } from 'react'
import { darken, hue, type Paint } from './paint'
import { Face } from './parts'
import { pictograms } from './pictograms'

export const cheerArts = ['bravo', 'growing', 'sunny'] as const
export type CheerArt = (typeof cheerArts)[number]

/** Small pictures of the cheers, about 46 wide, centered on 0,0. */
export const cheerShapes: Record<CheerArt, (b: Paint) => ReactNode> = {
  bravo: (b) => (
    <>
      <path d="M-12 4L-18 22L-9.5 19L-5 25L1 8Z" {...b.shape(hue.coral)} />
      <path d="M12 4L18 22L9.5 19L5 25L-1 8Z" {...b.shape(hue.coral)} />
      <circle cy="-6" r="17" {...b.shape(hue.berry)} />
      <g transform="translate(0 -6.5) scale(0.56)">{pictograms.star(b)}</g>
    </>
  ),
  growing: (b) => (
    <>
      <path d="M-22 23Q-20 10 0 10Q20 10 22 23Z" {...b.shape(hue.soil)} />
      <path d="M0 12V-2" {...b.line(darken(hue.leaf, 42), 4.5)} />
      <path d="M-1 1C-15 3 -21 -5 -21 -16C-9 -17 0 -11 -1 1Z" {...b.shape(hue.leaf)} />
      <path d="M1 -4C0 -16 8 -23 21 -23C21 -11 13 -3 1 -4Z" {...b.shape(hue.leaf)} />
    </>
  ),
  sunny: (b) => (
    <>
      {Array.from({ length: 10 }, (_, ray) => ray * 36).map((turn) => (
        <path key={turn} transform={`rotate(${turn})`} d="M0 -20.5V-24" {...b.line(darken(hue.sun), 3.6)} />
      ))}
      <circle r="16" {...b.shape(hue.sun)} />
      <Face x={0} y={-2} brush={b} scale={0.66} />
    </>
  ),
}
