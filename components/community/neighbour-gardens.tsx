import { Art } from '@/components/art/art'
import { Butterfly, FlowerPlant } from '@/components/art/garden-parts'
import { type ArtProps, hue, paint } from '@/components/art/paint'

const PICKETS = [34, 62, 90, 150, 178, 206] as const

export function NeighbourGardens({
  alone = false,
  variant = 'color',
  ...props
}: ArtProps & { alone?: boolean }) {
  const brush = paint(variant, 3)
  return (
    <Art viewBox="0 0 240 200" variant={variant} {...props}>
      {brush.outline ? null : (
        <>
          <path d="M22 172C8 104 62 30 124 30C190 30 234 104 218 172Z" fill={hue.air} />
          <path d="M10 180Q62 150 120 170Q178 150 230 180Q120 198 10 180Z" fill={hue.near} />
        </>
      )}
      <FlowerPlant brush={brush} x={72} y={166} height={88} fill={hue.berry} face />
      {alone ? (
        <path
          d="M168 164Q163 128 168 92M168 118C176 104 190 100 200 104C196 118 182 124 168 118"
          {...brush.ghost()}
        />
      ) : (
        <FlowerPlant brush={brush} x={168} y={166} height={100} fill={hue.coral} face />
      )}
      <path d="M22 144H104M136 144H218M22 162H104M136 162H218" {...brush.line(hue.clayDeep, 6)} />
      {PICKETS.map((x) => (
        <path key={x} d={`M${x - 8} 182V132L${x} 123L${x + 8} 132V182Z`} {...brush.shape(hue.sand)} />
      ))}
      {alone ? null : <Butterfly brush={brush} x={120} y={84} />}
    </Art>
  )
}
