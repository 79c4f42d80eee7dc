import { type ReactNode, useId } from 'react'
import { Card } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'
import type { Drawing } from './picture'

type HarvestCardProps = {
  tone: 'leaf' | 'sun' | 'sky' | 'berry'
  title: string
  art: ReactNode
  /** Name of the drawing for the week's picture. */
  drawing?: Drawing
  children?: ReactNode
}

/** Adds the gradient that `Card` has in dark mode for sun and berry only, so that all harvest cards look alike. */
const FADES = {
  leaf: 'dark:bg-[image:linear-gradient(155deg,var(--leaf-tint),var(--card))]',
  sky: 'dark:bg-[image:linear-gradient(155deg,var(--sky-tint),var(--card))]',
  sun: '',
  berry: '',
} as const

/** In columns, the cards of a row share the height of art and text, so that their titles are in line. */
export function HarvestCard({ tone, title, art, drawing, children }: HarvestCardProps) {
  const id = useId()
  return (
    <li className="w-[calc(100%-1.5rem)] shrink-0 snap-start md:w-auto md:not-print:row-span-2 md:not-print:grid md:not-print:grid-rows-subgrid md:not-print:gap-y-3 print:w-auto print:break-inside-avoid">
      <Card
        as="section"
        tone={tone}
        aria-labelledby={id}
        className={cn(
          'grid h-full min-h-64 grid-rows-[minmax(0,1fr)_auto] gap-3 text-center max-sm:p-4 md:not-print:row-span-2 md:not-print:h-auto md:not-print:min-h-0 md:not-print:grid-rows-subgrid print:min-h-0',
          FADES[tone],
        )}
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
