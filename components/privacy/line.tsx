import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

type LineProps = {
  picture: ReactNode
  title: string
  children?: ReactNode
  actions?: ReactNode
  /** Actions that share a row on a phone. */
  hasWideActions?: boolean
}

export function Line({ picture, title, children, actions, hasWideActions = false }: LineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5 first:pt-0 last:pb-0">
      {picture}
      <div className="min-w-0 flex-[1_1_7rem]">
        <p className="font-bold leading-snug [overflow-wrap:anywhere]">{title}</p>
        {children}
      </div>
      {actions ? (
        <div className={cn('flex flex-wrap gap-2', hasWideActions && 'max-sm:w-full max-sm:*:flex-1')}>
          {actions}
        </div>
      ) : null}
    </li>
  )
}
