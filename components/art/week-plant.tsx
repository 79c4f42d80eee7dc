'use client'

import { cn } from '@/components/ui/cn'
import { Art } from './art'
import { Butterfly, FlowerPlant } from './garden-parts'
import { hue, paint } from './paint'
import { leafCentre } from './parts'
import type { PlantLook } from './plant-mood'
import { PlantPot } from './plant-pot'
import { inSprite } from './stamp'
import { canvas, isSigned, joint, type LeafState, potTop, type SignedState, stemPath } from './week-path'
import { getLabelPlacement, getLeafMiddle, lean } from './week-places'

export type WeekPlantLeaf = {
  state: LeafState
  label: string
  /** For screen readers; by default the label. */
  description?: string
  href?: `#${string}`
}

type WeekPlantProps = {
  /** Seven leaves, lowest first. */
  leaves: readonly WeekPlantLeaf[]
  title: string
  compact?: boolean
  /** All tasks are completed. */
  blooming?: boolean
  plant?: PlantLook | undefined
  className?: string
}

/** Shows the week as a plant; the days over it are a real list. */
export function WeekPlant({ leaves, title, plant, className, ...look }: WeekPlantProps) {
  const { compact = false, blooming = false } = look
  const brush = paint('color', 3)
  const grown = leaves.reduce(
    (way, leaf, index) => (leaf.state === 'future' ? way : Math.max(way, joint(index).way)),
    6,
  )
  return (
    <div
      data-pot={plant?.pot}
      className={cn('relative mx-auto w-full', compact ? 'max-w-60' : 'max-w-[26.25rem]', className)}
    >
      <Art viewBox={`0 0 ${canvas.width} ${canvas.height}`}>
        <ellipse cx="160" cy="410" rx="104" ry="8" fill={hue.sand} />
        {blooming ? <Celebration brush={brush} /> : null}
        <path d={stemPath} {...brush.line(hue.ghost, 3)} strokeDasharray="2 8" />
        <path
          d={stemPath}
          pathLength={100}
          {...brush.line(hue.stem, 7)}
          strokeDasharray={`${grown} 200`}
          className="animate-stem-grow"
        />
        {leaves.slice(0, 7).map((leaf, index) => (
          <Day key={`${joint(index).y}-${leaf.state}`} state={leaf.state} index={index} />
        ))}
        <g transform={`translate(160 ${potTop})`}>
          <PlantPot mood={plant?.mood ?? 'awake'} weight={30} />
        </g>
      </Art>
      <ol aria-label={title} className="absolute inset-0">
        {leaves.slice(0, 7).map((leaf, index) => (
          <DayLabel key={joint(index).y} leaf={leaf} index={index} compact={compact} />
        ))}
      </ol>
    </div>
  )
}

/** Draws flowers around the pot and a butterfly. */
export function Celebration({ brush }: { brush: ReturnType<typeof paint> }) {
  return (
    <>
      <FlowerPlant brush={brush} x={46} y={409} height={62} fill={hue.berry} />
      <FlowerPlant brush={brush} x={246} y={409} height={92}>
        <use href={inSprite('head-face')} />
      </FlowerPlant>
      <FlowerPlant brush={brush} x={282} y={411} height={44} fill={hue.sky} />
      <Butterfly brush={brush} x={90} y={46} />
    </>
  )
}

function Day({ state, index }: { state: LeafState; index: number }) {
  const { x, y, side } = joint(index)
  const droop = state === 'missed' ? 'rotate(26)' : ''
  const centre = getLeafMiddle(leafCentre, side)
  const place = `translate(${x} ${y}) ${lean[side]} ${droop}`
  const leaf = inSprite(`leaf-${state}`)
  return (
    <>
      {state === 'done' ? (
        <g transform={place}>
          <use
            href={leaf}
            className="origin-base animate-leaf-grow"
            style={{ animationDelay: `${120 + index * 90}ms` }}
          />
        </g>
      ) : (
        <use href={leaf} transform={place} />
      )}
      {isSigned(state) ? <Sign state={state} place={`translate(${x + centre.x} ${y + centre.y})`} /> : null}
    </>
  )
}

/** The CSS animation would override the transform, which a group holds. */
function Sign({ state, place }: { state: SignedState; place: string }) {
  const sign = inSprite(`sign-${state}`)
  if (state !== 'today') return <use href={sign} transform={place} />
  return (
    <g transform={place}>
      <use href={sign} className="origin-self animate-beckon" />
    </g>
  )
}

function DayLabel({ leaf, index, compact }: { leaf: WeekPlantLeaf; index: number; compact: boolean }) {
  const { side, box, roomIn } = getLabelPlacement(leaf.state, index)
  const look = cn(
    'flex items-center whitespace-nowrap rounded-2xl font-extrabold',
    compact ? 'text-xs' : 'text-sm',
    side === 'left' ? 'flex-row-reverse' : 'flex-row',
    leaf.state === 'today' ? 'text-sun-ink' : 'text-soft',
  )
  const label = (
    <>
      <span aria-hidden={leaf.description ? true : undefined}>{leaf.label}</span>
      {leaf.description ? <span className="sr-only">{leaf.description}</span> : null}
    </>
  )
  if (leaf.href) {
    return (
      <li className="absolute" style={box}>
        <a
          href={leaf.href}
          className={cn('h-full w-full', look, 'hover:text-leaf-ink')}
          style={roomIn('box')}
        >
          {label}
        </a>
      </li>
    )
  }
  return (
    <li className={cn('absolute', look)} style={{ ...box, ...roomIn('canvas') }}>
      {label}
    </li>
  )
}
