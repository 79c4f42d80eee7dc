import type { ReactNode } from 'react'
import { cn } from './cn'

type EmptyStateProps = {
  art?: ReactNode
  title: string
  text?: string
  action?: ReactNode
  headingLevel?: 1 | 2 | 3
  className?: string
}

export function EmptyState({ art, title, text, action, headingLevel = 2, className }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={cn('mx-auto grid max-w-md justify-items-center px-4 py-8 text-center', className)}>
      {art ? <div className="mb-4 w-48 max-w-full sm:w-56">{art}</div> : null}
      <Heading className="text-2xl">{title}</Heading>
      {text ? <p className="mt-2 text-balance text-soft">{text}</p> : null}
      {action ? <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  )
}
