import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { NoFigures } from '../charts/plot'

type FigureSectionProps = {
  heading: string
  text: string
  /** Instead of the table. */
  empty: string | false
  children: ReactNode
}

export function FigureSection({ heading, text, empty, children }: FigureSectionProps) {
  return (
    <Card as="section" className="min-w-0">
      <h2>{heading}</h2>
      <p className="mt-1 mb-4 text-soft text-sm">{text}</p>
      {empty ? <NoFigures>{empty}</NoFigures> : children}
    </Card>
  )
}
