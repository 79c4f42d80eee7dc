'use client'

import { Fragment } from 'react'
import { Art } from './art'
import { hue, paint } from './paint'
import { inSprite } from './stamp'
import type { TwinAge } from './twin-leaf'

type TwinDay = {
  label: string
  /** This week. */
  now: number
  /** Last week. */
  before: number
  marked: boolean
}

const column = 48
const ground = 80
const bottom = 106
/** Last week's leaf, a third larger, is an outline around this week's. */
const outline = 34
const margin = 3
const roomy = 3
/** The text has the exact count. */
const most = 8

const middle = (index: number) => column * (index + 0.5)

/** Shows this week's leaves in front of last week's. */
export function WeekComparison({ days, className }: { days: readonly TwinDay[]; className?: string }) {
  const brush = paint('color', 2)
  const highest = Math.max(...days.flatMap(({ now, before }) => [now, before]), 1)
  const tallest = Math.min(highest, most)
  const step = (outline * (roomy - 1)) / (Math.max(tallest, roomy) - 1)
  const top = ground - 2 - (tallest - 1) * step - outline - margin
  return (
    <Art viewBox={`0 ${top} ${column * days.length} ${bottom - top}`} className={className}>
      <path
        d={`M4 ${ground}H${column * days.length - 4}`}
        {...brush.line(hue.sand, 6)}
        className="dark:stroke-(--art-clay-deep) dark:opacity-70"
      />
      {days.map(({ label, now, before, marked }, index) => (
        <Fragment key={label}>
          <Stalk leaves={before} x={middle(index)} step={step} age="before" />
          <Stalk leaves={now} x={middle(index)} step={step} age="now" />
          <text
            x={middle(index)}
            y={ground + 20}
            textAnchor="middle"
            fontSize="13"
            className={marked ? 'fill-leaf-ink font-extrabold' : 'fill-soft font-bold'}
          >
            {label}
          </text>
        </Fragment>
      ))}
    </Art>
  )
}

type StalkProps = { leaves: number; x: number; step: number; age: TwinAge }

function Stalk({ leaves, x, step, age }: StalkProps) {
  return Array.from({ length: Math.min(leaves, most) }, (_, index) => ground - 2 - index * step).map((y) => (
    <use
      key={y}
      href={inSprite(`twin-${age}`)}
      transform={age === 'now' ? `translate(${x} ${y - 4})` : `translate(${x} ${y}) scale(1.4)`}
    />
  ))
}
