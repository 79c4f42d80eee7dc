import type { ReactNode } from 'react'
import { GardenScene } from '@/components/art/garden-scene'
import { Card } from '@/components/ui/card'
import { cn } from '@/components/ui/cn'

type SceneHeaderProps = {
  /** Puts the content over the empty left of a wide scene. */
  isOver?: boolean
  children: ReactNode
}

/** Renders a page's header with a strip of garden. */
export function SceneHeader({ isOver = false, children }: SceneHeaderProps) {
  return (
    <Card as="header" className={cn('overflow-hidden p-0 sm:p-0', isOver && 'md:grid md:*:[grid-area:1/1]')}>
      <div
        aria-hidden
        className={cn('relative h-28 overflow-hidden sm:h-40', isOver && 'md:h-auto md:min-h-40')}
      >
        {/* Wider than its frame: the plants are next to a picture at the left. */}
        <GardenScene fill className="absolute inset-y-0 left-0 h-full w-[125%] max-w-none sm:w-[150%]" />
      </div>
      {children}
    </Card>
  )
}
