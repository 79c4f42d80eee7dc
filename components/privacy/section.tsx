import type { ReactNode } from 'react'
import { Card, CardTitle } from '@/components/ui/card'

type SectionProps = { id: string; title: string; text?: string; children: ReactNode }

/** Renders a card that takes a removed row's focus. */
export function Section({ id, title, text, children }: SectionProps) {
  return (
    <Card as="section" className="outline-none" aria-labelledby={id} tabIndex={-1}>
      <CardTitle id={id}>{title}</CardTitle>
      {text ? <p className="mt-1 text-soft">{text}</p> : null}
      {children}
    </Card>
  )
}
