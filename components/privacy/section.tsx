import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { Card, CardTitle } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'

type SectionProps = {
  id: string
  title: string
  count: string
  text: string
  /** Null leaves the title and the count, with nothing to unfold. */
  children: ReactNode
}

/** Renders a folded card, which says how much is in it and takes a removed row's focus. */
export function Section({ id, title, count, text, children }: SectionProps) {
  const heading = (
    <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
      <CardTitle id={id}>{title}</CardTitle>
      <span className="text-soft">· {count}</span>
    </span>
  )
  return (
    <Card as="section" className="py-2 outline-none sm:py-3" aria-labelledby={id} tabIndex={-1}>
      {children ? (
        <details className="group">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-md [&::-webkit-details-marker]:hidden">
            {heading}
            <Icon
              of={ChevronDown}
              className="size-5 shrink-0 text-leaf-ink transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="pb-3">
            <p className="mt-1 text-soft">{text}</p>
            {children}
          </div>
        </details>
      ) : (
        <div className="flex min-h-11 items-center">{heading}</div>
      )}
    </Card>
  )
}
