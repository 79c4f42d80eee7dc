import { darken, hue, paint } from './paint'
import { Face, Leaf } from './parts'

const brush = paint('color', 5)
const leafBrush = paint('color', 8)

/** Centres of the petals. */
const petals = [0, 1, 2, 3, 4, 5].map((index) => {
  const angle = (index * Math.PI) / 3
  return { x: Math.round(160 * Math.sin(angle)) / 10, y: Math.round(-160 * Math.cos(angle)) / 10 - 3 }
})

/** Draws a family's flower for small places: only the whole has an outline, not each petal. */
export function BloomShapes() {
  return (
    <>
      <g transform="translate(1 26) rotate(24) scale(0.33)">
        <Leaf brush={leafBrush} edge={hue.edge} ribs={false} vein={false} />
      </g>
      <g transform="translate(-1 26) rotate(-24) scale(-0.33 0.33)">
        <Leaf brush={leafBrush} edge={hue.edge} ribs={false} vein={false} />
      </g>
      <g {...brush.shape(hue.bloom, hue.edge)}>
        {petals.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="11.5" />
        ))}
      </g>
      <g fill={hue.bloom}>
        {petals.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="11.5" />
        ))}
      </g>
      <circle cy="-3" r="15" {...paint('color', 2.4).shape(hue.sun, darken(hue.sun))} />
      <Face x={0} y={-4} brush={brush} scale={0.7} />
    </>
  )
}
