import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

type FactRowProps = { label: string; children: ReactNode; action?: ReactNode }

export function FactRow({ label, children, action }: FactRowProps) {
  return (
    <div
      className={cn(
        'grid grid-cols-[minmax(0,1fr)] items-center gap-x-4 py-3.5 first:pt-2 last:pb-0',
        action
          ? '@min-[22rem]:grid-cols-[minmax(0,1fr)_auto]'
          : '@min-[16rem]:grid-cols-[minmax(0,auto)_minmax(50%,1fr)] @min-[16rem]:items-baseline',
      )}
    >
      <dt className="text-soft text-sm">{label}</dt>
      <dd
        className={cn(
          'grid min-w-0 break-words',
          !action && '@min-[16rem]:justify-items-end @min-[16rem]:text-right',
        )}
      >
        {children}
      </dd>
      {action ? (
        <dd className="mt-3 @min-[22rem]:col-start-2 @min-[22rem]:row-span-2 @min-[22rem]:row-start-1 @min-[22rem]:mt-0">
          {action}
        </dd>
      ) : null}
    </div>
  )
}
