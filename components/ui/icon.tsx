import type { IconNode } from 'lucide'
import { createElement } from 'react'
import { cn } from './cn'

type IconProps = {
  of: IconNode
  /** What it says where no words say the same beside it. */
  label?: string
  className?: string | undefined
}

/**
 * A line drawing in the text's colour. Plain elements on the server, too: the maker's own component for React is one of
 * the browser, where each icon of a page would be sent as data, parsed and brought to life.
 */
export function Icon({ of, label, className }: IconProps) {
  const shapes = of.map(([tag, shape], index) => createElement(tag, { key: index, ...shape }))
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
