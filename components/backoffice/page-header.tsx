import type { ReactNode } from 'react'

type PageHeaderProps = { title: string; text?: string; children?: ReactNode }

/** Renders a page's title and actions. The title takes the focus of removed elements. */
export function PageHeader({ title, text, children }: PageHeaderProps) {
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between lg:items-start gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="outline-none">
          {title}
        </h1>
        {text ? <p className="mt-1 max-w-prose text-soft">{text}</p> : null}
      </div>
      {children ? <div className="flex flex-wrap gap-2 sm:gap-3 lg:mt-1">{children}</div> : null}
    </div>
  )
}
