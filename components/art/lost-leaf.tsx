import { darken, hue, paint } from './paint'
import { Face, Leaf } from './parts'

export function LostLeafShapes() {
  const [brush, thin] = [paint('color', 3), paint('color', 2)]
  return (
    <>
      <path d="M22 150C8 92 60 34 128 34C192 34 236 96 216 150C204 184 36 190 22 150Z" fill={hue.air} />
      <ellipse cx="128" cy="186" rx="70" ry="6" fill={hue.sand} />
      <path
        d="M14 142C52 166 88 150 84 122C81 102 56 106 60 126C64 146 92 148 108 132"
        {...brush.line(hue.ghost, 3)}
        strokeDasharray="1 9"
      />
      <path d="M18 76H62M34 90H52M166 158H214M182 172H200" {...brush.line(hue.sky, 4)} />
      <g transform="translate(102 138) rotate(-16) scale(1.5)">
        <Leaf brush={thin} edge={hue.edge} ribs={false} vein={false} />
        <path d="M5 -1Q16 -4 26 -8M68 -26L74 -28.5" {...thin.line(darken(hue.leaf, 38), 2)} />
        <path d="M0 0Q-7 4 -10 12" {...thin.line(hue.edge, 3)} />
      </g>
      <Face x={158} y={96} brush={brush} mood="sad" scale={1.15} />
      <path d="M196 30C194 18 214 14 216 27C217 36 206 37 206 47" {...brush.line('var(--coral)', 5)} />
      <circle cx="206" cy="58" r="3.4" fill={hue.coral} />
    </>
  )
}
