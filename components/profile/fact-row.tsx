import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

type FactRowProps = {
  label: string
  children: ReactNode
  action?: ReactNode
  /** The action is too wide for the row. */
  isActionBelow?: boolean
}

export function FactRow({ label, children, action, isActionBelow = false }: FactRowProps) {
  return (
    <div
      className={cn(
        'grid grow grid-cols-[minmax(0,1fr)] content-center items-center gap-x-4 py-3.5 first:pt-2 last:pb-0',
        !isActionBelow && action && '@min-[16rem]:grid-cols-[minmax(0,1fr)_auto]',
        !action && '@min-[16rem]:grid-cols-[minmax(0,auto)_minmax(50%,1fr)] @min-[16rem]:items-baseline',
      )}
    >
      <dt className="text-soft text-sm">{label}</dt>
      <dd
        className={cn(
          'grid min-w-0 break-words',
          !isActionBelow && action && '@max-[18.5rem]:@min-[16rem]:col-span-2',
          !action && '@min-[16rem]:justify-items-end @min-[16rem]:text-right',
        )}
      >
        {children}
      </dd>
      {action ? (
        <dd
          className={cn(
            'mt-3',
            !isActionBelow &&
              '@min-[16rem]:col-start-2 @min-[16rem]:row-start-1 @min-[16rem]:mt-0 @min-[18.5rem]:row-end-3',
          )}
        >
          {action}
        </dd>
      ) : null}
    </div>
  )
}
