import { Art } from '@/components/art/art'
import { type ArtProps, hue, paint } from '@/components/art/paint'
import { Leaf, Pot } from '@/components/art/parts'

export function OfflineArt({ variant = 'color', ...props }: ArtProps) {
  const brush = paint(variant, 3)
  return (
    <Art viewBox="0 0 240 200" variant={variant} {...props}>
      {brush.outline ? null : (
        <>
          <path d="M24 172C6 112 50 34 122 32C194 30 240 98 216 172Z" fill={hue.air} />
          <ellipse cx="120" cy="186" rx="92" ry="8" fill={hue.sand} />
        </>
      )}
      <path d="M122 36A62 62 0 0 1 208 36" {...brush.ghost()} />
      <path d="M136 50A42 42 0 0 1 194 50" {...brush.ghost()} />
      <path d="M150 64A22 22 0 0 1 180 64" {...brush.line(hue.sky, 5)} />
      <circle cx="165" cy="79" r="5.5" {...brush.shape(hue.sky)} />
      <path d="M96 116Q91 92 100 62" {...brush.line(hue.stem, 6)} />
      <g transform="translate(97 78) rotate(30) scale(0.78)">
        <Leaf brush={paint(variant, 4)} ribs={false} />
      </g>
      <g transform="translate(95 92) scale(-1 1) rotate(22) scale(0.76)">
        <Leaf brush={paint(variant, 4)} ribs={false} />
      </g>
      <g transform="translate(96 118)">
        <Pot brush={brush} mood="calm" />
      </g>
      <path d="M176 118H190L176 136H190M200 98H210L200 111H210" {...brush.line(hue.leafDeep, 3.5)} />
    </Art>
  )
}
