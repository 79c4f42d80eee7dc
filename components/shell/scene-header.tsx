import type { ComponentProps, ReactNode } from 'react'
import { GardenScene } from '@/components/art/garden-scene'
import { Card } from '@/components/ui/card'

type SceneHeaderProps = Pick<ComponentProps<typeof GardenScene>, 'plant'> & { children: ReactNode }

/** Renders a page's header with a strip of garden. */
export function SceneHeader({ plant, children }: SceneHeaderProps) {
  return (
    <Card as="header" className="overflow-hidden p-0 sm:p-0">
      <div aria-hidden className="relative h-20 overflow-hidden sm:h-40">
        {/* Wider than its frame: the plants are next to a picture at the left. */}
        <GardenScene
          fill
          plant={plant}
          className="absolute inset-y-0 left-0 h-full w-[125%] max-w-none sm:w-[150%]"
        />
      </div>
      {children}
    </Card>
  )
}
