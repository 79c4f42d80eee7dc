import type { ReactNode } from 'react'
import { GardenScene } from '@/components/art/garden-scene'
import { Card } from '@/components/ui/card'

/** Renders a page's header with a strip of garden. */
export function SceneHeader({ children }: { children: ReactNode }) {
  return (
    <Card as="header" className="overflow-hidden p-0 sm:p-0">
      <div aria-hidden className="relative h-20 overflow-hidden sm:h-40">
        {/* Wider than its frame: the plants are next to a picture at the left. */}
        <GardenScene fill className="absolute inset-y-0 left-0 h-full w-[125%] max-w-none sm:w-[150%]" />
      </div>
      {children}
    </Card>
  )
}
