import { Art } from './art'
import { type ArtProps, hue, paint } from './paint'
import { Bloom, Leaf, Pot } from './parts'

const heart = 'M0 9C-13 0 -12 -11 -5 -11C-2 -11 0 -9 0 -7C0 -9 2 -11 5 -11C12 -11 13 0 0 9Z'

export function Neighbours({ variant = 'color', ...props }: ArtProps) {
  const brush = paint(variant, 3)
  const bubble = brush.shape(hue.paper)
  return (
    <Art viewBox="0 0 240 200" variant={variant} {...props}>
      {brush.outline ? null : (
        <>
          <path d="M18 178C2 112 52 34 122 34C194 34 240 110 222 178Z" fill="var(--leaf-tint)" />
          <ellipse cx="120" cy="184" rx="100" ry="8" fill={hue.sand} />
        </>
      )}
      <path d="M70 118Q66 94 71 74" {...brush.line(hue.stem, 5)} />
      <g transform="translate(70 106) scale(-0.42 0.42)">
        <Leaf brush={paint(variant, 6)} ribs={false} />
      </g>
      <g transform="translate(71 66) scale(0.9)">
        <Bloom brush={brush} face />
      </g>
      <g transform="translate(70 124) scale(0.86)">
        <Pot brush={brush} />
      </g>
      <path d="M172 122V108" {...brush.line(hue.stem, 5)} />
      <g transform="translate(172 112) scale(0.44)">
        <Leaf brush={paint(variant, 6)} ribs={false} />
      </g>
      <g transform="translate(172 112) scale(-0.44 0.44)">
        <Leaf brush={paint(variant, 6)} ribs={false} />
      </g>
      <g transform="translate(172 130) scale(0.78)">
        <Pot brush={brush} />
      </g>
      <path
        d="M118 38H158Q170 38 170 50V62Q170 74 158 74H140L126 86L128 74H118Q106 74 106 62V50Q106 38 118 38Z"
        {...bubble}
      />
      <g transform="translate(138 57) scale(1.05)">
        <path d={heart} {...brush.shape(hue.berry)} />
      </g>
    </Art>
  )
}
