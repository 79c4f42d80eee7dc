import { bloomPaths } from './bloom-forms'
import { bloomForms } from './blooms'
import { darken, hue, type Paint, paint } from './paint'
import { Face, Leaf } from './parts'

const outline = paint('color', 5)
const leafBrush = paint('color', 8)

/** Draws a family's flower for small places: only the whole has an outline, not each petal. */
export function BloomShapes() {
  return (
    <>
      <g display="var(--bloom-right,inline)" transform="translate(1 26) rotate(24) scale(0.33)">
        <Leaf brush={leafBrush} edge={hue.edge} ribs={false} vein={false} />
      </g>
      <g display="var(--bloom-left,inline)" transform="translate(-1 26) rotate(-24) scale(-0.33 0.33)">
        <Leaf brush={leafBrush} edge={hue.edge} ribs={false} vein={false} />
      </g>
      <g transform="translate(0 -3)">
        <g paintOrder="stroke" {...outline.shape(hue.bloom, hue.edge)}>
          <Petals />
        </g>
        <circle r="15" {...paint('color', 2.4).shape(hue.sun, darken(hue.sun))} />
        <Face x={0} y={-1} brush={outline} scale={0.7} />
      </g>
    </>
  )
}

/** Draws a family's flower head, centered on 0,0. */
export function FamilyBloom({ brush, face = false }: { brush: Paint; face?: boolean | undefined }) {
  return (
    <>
      <g {...brush.shape(hue.bloom)}>
        <Petals />
      </g>
      <circle r={face ? 12 : 9} {...brush.shape(hue.sun)} />
      {face ? <Face x={0} y={-2} brush={brush} scale={0.5} /> : null}
    </>
  )
}

/** Draws the petals of every form, of which `data-bloom` shows the family's. */
function Petals() {
  return bloomForms.map((form) => (
    <path
      key={form}
      display={`var(--bloom-${form},${form === 'six' ? 'inline' : 'none'})`}
      d={bloomPaths[form]}
    />
  ))
}
