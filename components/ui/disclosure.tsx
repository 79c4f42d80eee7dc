import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { cn } from './cn'
import { Icon } from './icon'

type DisclosureProps = {
  summary: ReactNode
  className?: string
  summaryClassName?: string
  /** Classes of the chevron, which is at the right edge. */
  chevronClassName?: string
  children: ReactNode
}

/** Folds its content away under a line that ends with a chevron. */
export function Disclosure({
  summary,
  className,
  summaryClassName,
  chevronClassName,
  children,
}: DisclosureProps) {
  return (
    <details className={className}>
      <summary
        className={cn(
          'flex min-h-11 list-none items-center justify-between gap-3 rounded-md [&::-webkit-details-marker]:hidden',
          summaryClassName,
        )}
      >
        {summary}
        <Icon
          of={ChevronDown}
          className={cn(
            'size-5 shrink-0 text-leaf-ink transition-transform [details[open]>summary>&]:rotate-180',
            chevronClassName,
          )}
        />
      </summary>
      {children}
    </details>
  )
}
