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
  const [lines, others] = parted(of)
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

/** All plain paths as one, and what else there is: a page has some fifty icons, and each element takes its time. */
function parted(icon: IconNode): [lines: string, others: IconNode] {
  const isLine = ([tag, shape]: IconNode[number]) => tag === 'path' && Object.keys(shape).join() === 'd'
  const lines = icon.filter(isLine).map(([, { d }]) => fromOrigin(String(d)))
  return [lines.join(''), icon.filter((each) => !isLine(each))]
}

/** A path that begins where it did when it stood alone: a small m is relative to the end of the path before it. */
function fromOrigin(path: string): string {
  return path.startsWith('m') ? `M0 0${path}` : path
}
