import { Star } from 'lucide'
import type { CSSProperties } from 'react'
import { canvas, joint } from '@/components/art/week-path'
import { getLeafMiddle } from '@/components/art/week-places'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'

const GOAL = { x: 28, y: -16 }

/** Animates points from a leaf to their counter. */
export function FlyingPoints({ leaf, label }: { leaf: number; label: string }) {
  const { x, y, side } = joint(leaf)
  const tip = getLeafMiddle({ x: 60, y: -24 }, side)
  const from = { x: ((x + tip.x) / canvas.width) * 100, y: ((y + tip.y) / canvas.height) * 100 }
  const way = { '--fly-x': `${GOAL.x - from.x}%`, '--fly-y': `${GOAL.y - from.y}%` } as CSSProperties
  return [0, 90, 180].map((wait) => (
    <div
      key={wait}
      className="absolute inset-0 animate-fly"
      style={{ ...way, animationDelay: `${480 + wait}ms` }}
    >
      <span
        className="absolute -translate-x-1/2 -translate-y-1/2"
        style={{ left: `${from.x}%`, top: `${from.y}%` }}
      >
        {wait === 0 ? (
          <Badge tone="sun" className="shadow-soft">
            {label}
          </Badge>
        ) : (
          <Icon of={Star} className="size-5 fill-current text-sun" />
        )}
      </span>
    </div>
  ))
}
