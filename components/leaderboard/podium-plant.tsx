import { Art } from '@/components/art/art'
import { Butterfly } from '@/components/art/garden-parts'
import { darken, hue, paint } from '@/components/art/paint'
import { Leaf, Pot } from '@/components/art/parts'
import { HEAD, placeLook, WIDTH } from './place-look'

const SOIL = 48

/** Draws a potted flower with its rank, under a picture. */
export function PodiumPlant({ rank }: { rank: number }) {
  const { height, petals, leaves, fill, edge } = placeLook(rank)
  const brush = paint('color', 2.4)
  const soil = height - SOIL
  return (
    <Art viewBox={`0 0 ${WIDTH} ${height}`} className="overflow-visible">
      <ellipse cx={HEAD.x} cy={height - 6} rx="40" ry="5" fill={darken(hue.near, 30)} opacity="0.5" />
      <path
        d={`M60 ${soil}Q53 ${(soil + HEAD.y) / 2} 60 ${HEAD.y + 26}`}
        {...brush.line(hue.leafDeep, 5.5)}
      />
      {Array.from({ length: leaves }, (_, index) => soil - 12 - index * 17).map((y, index) => (
        <g key={y} transform={`translate(57 ${y}) scale(${index % 2 ? 0.36 : -0.36} 0.36)`}>
          <Leaf brush={paint('color', 6)} ribs={false} />
        </g>
      ))}
      <g transform={`translate(${HEAD.x} ${HEAD.y})`}>
        {Array.from({ length: petals }, (_, index) => (index * 360) / petals).map((turn) => (
          <path
            key={turn}
            transform={`rotate(${turn})`}
            d="M0 -18C-12 -24 -13 -43 0 -44C13 -43 12 -24 0 -18Z"
            {...brush.shape(fill, edge)}
          />
        ))}
        <circle r="28.5" {...brush.shape(edge, edge)} />
      </g>
      <g data-pot="clay" transform={`translate(60 ${soil}) scale(0.64)`}>
        <Pot brush={paint('color', 3.6)} mood="none" />
      </g>
      <circle cx="60" cy={soil + 25} r="11.5" {...brush.shape(hue.paper)} />
      <text
        x="60"
        y={soil + 30.5}
        textAnchor="middle"
        fill={hue.line}
        className="font-bold font-heading text-[16px]"
      >
        {rank}
      </text>
      {rank === 1 ? <Butterfly brush={brush} x={112} y={14} /> : null}
    </Art>
  )
}

export function FreePlace({ place }: { place: number }) {
  const { height, petals } = placeLook(place)
  const brush = paint('color', 2.4)
  const soil = height - SOIL
  return (
    <Art viewBox={`0 0 ${WIDTH} ${height}`}>
      <ellipse cx="60" cy={height - 6} rx="40" ry="5" fill={darken(hue.near, 30)} opacity="0.5" />
      <path d={`M60 ${soil - 8}Q53 ${(soil + HEAD.y) / 2} 60 ${HEAD.y + 30}`} {...brush.ghost()} />
      <g transform={`translate(${HEAD.x} ${HEAD.y})`}>
        {Array.from({ length: petals }, (_, index) => (index * 360) / petals).map((turn) => (
          <path
            key={turn}
            transform={`rotate(${turn})`}
            d="M-6 -31C-10 -43 10 -43 6 -31"
            {...brush.ghost()}
          />
        ))}
        <circle r="28.5" {...brush.ghost('var(--card)')} />
      </g>
      <g data-pot="clay" transform={`translate(60 ${soil}) scale(0.64)`}>
        <Pot brush={paint('color', 3.6)} mood="calm" />
      </g>
    </Art>
  )
}
