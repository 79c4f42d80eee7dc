'use client'

import { ChevronDown, ChevronUp } from 'lucide'
import { Icon } from '@/components/ui/icon'

type Way = { label: string; run: () => void }

export function RowMovers({ up, down }: { up?: Way; down?: Way }) {
  return (
    <span className="grid shrink-0 content-start">
      {[up, down].map((way, index) => {
        const icon = index === 0 ? ChevronUp : ChevronDown
        return (
          <button
            key={index === 0 ? 'up' : 'down'}
            type="button"
            aria-label={way?.label}
            aria-hidden={way ? undefined : true}
            disabled={!way}
            onClick={way?.run}
            className="grid h-6 w-7 place-items-center rounded-md text-soft hover:bg-leaf-tint hover:text-leaf-ink disabled:invisible"
          >
            <Icon of={icon} className="size-4" />
          </button>
        )
      })}
    </span>
  )
}
