import { Art } from './art'
import { type ArtProps, hue, lighten, paint } from './paint'
import { Face, Leaf } from './parts'

export function ErrorIllustration({ variant = 'color', ...props }: ArtProps) {
  const brush = paint(variant, 3)
  return (
    <Art viewBox="0 0 240 200" variant={variant} {...props}>
      {brush.outline ? null : (
        <>
          <path d="M20 168C6 104 60 26 126 28C196 30 236 104 218 168Z" fill={hue.air} />
          <path d="M14 180Q120 150 226 180Q120 196 14 180Z" fill={hue.near} />
        </>
      )}
      <path d="M20 180Q120 152 220 180" {...brush.line(hue.leafDeep, 3)} />
      <path
        d="M70 112C46 112 40 82 62 76C58 48 96 36 112 56C128 34 168 44 166 72C194 70 198 112 170 112Z"
        {...brush.shape(lighten(hue.sky, 45))}
      />
      <Face x={118} y={82} brush={brush} mood="sad" scale={1.2} />
      <path d="M150 118L136 138H148L140 156L164 132H151L160 118Z" {...brush.shape(hue.sun)} />
      <path d="M78 124L74 136M102 124L98 136M120 126L116 138M86 144L82 154" {...brush.line(hue.sky, 4)} />
      <path d="M104 168V150" {...brush.line(hue.stem, 5)} />
      <g transform="translate(104 154) scale(0.3)">
        <Leaf brush={paint(variant, 9)} ribs={false} />
      </g>
      <g transform="translate(104 158) scale(-0.3 0.3)">
        <Leaf brush={paint(variant, 9)} ribs={false} />
      </g>
    </Art>
  )
}
