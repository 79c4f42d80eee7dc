import type { ReactNode } from 'react'

type PlannerHeaderProps = { tools?: ReactNode; children: ReactNode }

export function PlannerHeader({ tools, children }: PlannerHeaderProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5 border-line border-b py-3 pr-4 pl-4 sm:pr-16 sm:pl-6">
      <div className="min-w-0 max-sm:pr-12">{children}</div>
      {tools}
    </div>
  )
}
