import { Art } from './art'
import { type ArtProps, hue, paint } from './paint'
import { leafPath, Pot } from './parts'

export function EmptyPot({ variant = 'color', ...props }: ArtProps) {
  const brush = paint(variant, 3)
  return (
    <Art viewBox="0 0 240 200" variant={variant} {...props}>
      {brush.outline ? null : (
        <>
          <path d="M30 176C10 120 46 40 116 34C186 28 240 88 214 176Z" fill="var(--leaf-tint)" />
          <ellipse cx="120" cy="184" rx="92" ry="8" fill={hue.sand} />
        </>
      )}
      <path d="M120 104Q114 86 120 66" {...brush.ghost()} />
      <g transform="translate(119 78) scale(0.72)">
        <path d={leafPath} {...brush.ghost('var(--card)')} />
      </g>
      <g transform="translate(118 88) scale(-0.72 0.72)">
        <path d={leafPath} {...brush.ghost('var(--card)')} />
      </g>
      <g transform="translate(120 114)">
        <Pot brush={brush} mood="calm" />
      </g>
      <path d="M192 60V74M185 67H199M44 92V102M39 97H49" {...brush.line(hue.sun, 4)} />
      <path
        d="M186 120C190 126 195 131 195 137A9 9 0 0 1 177 137C177 131 182 126 186 120Z"
        {...brush.shape(hue.sky)}
      />
    </Art>
  )
}
