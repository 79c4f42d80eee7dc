import type { IconNode } from 'lucide'
import { createElement } from 'react'
import { cn } from './cn'

type IconProps = {
  of: IconNode
  label?: string
  className?: string | undefined
}

/**
 * Renders an icon as plain SVG on the server. The library's client component would be serialized, parsed and hydrated
 * for each icon.
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

/** A page has about fifty icons, and each element costs time. */
function joinPaths(icon: IconNode): [lines: string, others: IconNode] {
  const isLine = ([tag, shape]: IconNode[number]) => tag === 'path' && Object.keys(shape).join() === 'd'
  const lines = icon.filter(isLine).map(([, { d }]) => toAbsoluteStart(String(d)))
  return [lines.join(''), icon.filter((each) => !isLine(each))]
}

/** In a joined path, a lower-case m is relative to the path before. */
function toAbsoluteStart(path: string): string {
  return path.startsWith('m') ? `M0 0${path}` : path
}
