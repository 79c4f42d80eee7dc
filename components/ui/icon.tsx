import type { IconNode } from 'lucide'
import { createElement } from 'react'
import { cn } from './cn'

type IconProps = {
  of: IconNode
  /** Accessible name, when no text next to it says the same. */
  label?: string
  className?: string | undefined
}

/**
 * Renders an icon as plain SVG on the server. The library's React component is a client component: each icon would be
 * serialized, parsed and hydrated.
 */
export function Icon({ of, label, className }: IconProps) {
  const [lines, others] = joinPaths(of)
  const shapes = (
    <>
      {others.map(([tag, shape], index) => createElement(tag, { key: index, ...shape }))}
      {lines ? <path d={lines} /> : null}
    </>
  )
  const look = cn('icon', className)
  if (label) {
    return (
      <svg viewBox="0 0 24 24" role="img" aria-label={label} className={look}>
        {shapes}
      </svg>
    )
  }
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={look}>
      {shapes}
    </svg>
  )
}

/** Joins plain paths into one, because a page has about fifty icons and each element costs time. */
function joinPaths(icon: IconNode): [lines: string, others: IconNode] {
  const isLine = ([tag, shape]: IconNode[number]) => tag === 'path' && Object.keys(shape).join() === 'd'
  const lines = icon.filter(isLine).map(([, { d }]) => toAbsoluteStart(String(d)))
  return [lines.join(''), icon.filter((each) => !isLine(each))]
}

/** Keeps the start of a joined path: a lower-case m is relative to the end of the path before. */
function toAbsoluteStart(path: string): string {
  return path.startsWith('m') ? `M0 0${path}` : path
}
