import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

type PageHeaderProps = {
  title: string
  text?: string
  meta?: ReactNode
  /** Keeps the actions in the title's line on a phone. */
  inline?: boolean
  children?: ReactNode
}

/** Renders a page's title and actions. The title takes the focus of removed elements. */
export function PageHeader({ title, text, meta, inline = false, children }: PageHeaderProps) {
  return (
    <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className={cn('min-w-0 flex-[1_1_100%] sm:flex-[1_1_20rem]', inline && 'flex-[1_1_13rem]')}>
        <h1 tabIndex={-1} className={cn('outline-none', inline && 'max-[25rem]:text-[min(1.5rem,10.5vw)]')}>
          {title}
        </h1>
        {text ? <p className="mt-1 max-w-3xl text-pretty text-soft">{text}</p> : null}
        {meta ? <div className="mt-2">{meta}</div> : null}
      </div>
      {children ? <div className="flex flex-wrap gap-2 sm:mt-1 sm:gap-3">{children}</div> : null}
    </div>
  )
}
