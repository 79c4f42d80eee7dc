import type { ReactNode } from 'react'
import { CardTitle } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import { Disclosure } from '@/components/ui/disclosure'

type SectionProps = {
  id: string
  title: string
  count: string
  text: string
  lines?: readonly ReactNode[]
  children?: ReactNode
}

/** Renders a folded part of a card, grey and with nothing to unfold if empty. It takes a removed row's focus. */
export function Section({ id, title, count, text, lines = [], children }: SectionProps) {
  const isEmpty = lines.length === 0 && !children
  const heading = (
    <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
      <CardTitle id={id} className={cn('text-lg', isEmpty && 'text-soft')}>
        {title}
      </CardTitle>
      <span className="text-soft">· {count}</span>
    </span>
  )
  return (
    <section className="py-2 outline-none" aria-labelledby={id} tabIndex={-1}>
      {isEmpty ? (
        <div className="flex min-h-11 items-center">{heading}</div>
      ) : (
        <Disclosure summary={heading}>
          <div className="pb-3">
            <p className="mt-1 text-soft">{text}</p>
            {children}
            {lines.length > 0 ? (
              <ul aria-labelledby={id} className="mt-4 divide-y divide-line">
                {lines}
              </ul>
            ) : null}
          </div>
        </Disclosure>
      )}
    </section>
  )
}
