import { type ReactNode, useId } from 'react'
import { Card } from '@/components/ui/card'
import type { Drawing } from './picture'

type HarvestCardProps = {
  tone: 'leaf' | 'sun' | 'coral' | 'sky' | 'berry'
  title: string
  art: ReactNode
  /** Name of the drawing for the week's picture. */
  drawing?: Drawing
  children?: ReactNode
}

export function HarvestCard({ tone, title, art, drawing, children }: HarvestCardProps) {
  const id = useId()
  return (
    <li className="w-[calc(100%-1.5rem)] shrink-0 snap-start md:w-auto print:w-auto print:break-inside-avoid">
      <Card
        as="section"
        tone={tone}
        aria-labelledby={id}
        className="grid h-full min-h-64 grid-rows-[minmax(0,1fr)_auto] gap-3 text-center max-sm:p-4 md:min-h-80 print:min-h-0"
      >
        <div data-drawing={drawing} className="grid place-items-center">
          {art}
        </div>
        <div className="grid content-start justify-items-center gap-1.5 md:min-h-26">
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          {children}
        </div>
      </Card>
    </li>
  )
}
