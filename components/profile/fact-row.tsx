import type { ReactNode } from 'react'

type FactRowProps = { label: string; children: ReactNode; action?: ReactNode }

export function FactRow({ label, children, action }: FactRowProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-4 py-3.5 first:pt-2 last:pb-0 @sm:grid-cols-[minmax(0,1fr)_auto]">
      <dt className="text-soft text-sm">{label}</dt>
      <dd className="grid min-w-0 break-words">{children}</dd>
      {action ? (
        <dd className="mt-3 @sm:col-start-2 @sm:row-span-2 @sm:row-start-1 @sm:mt-0">{action}</dd>
      ) : null}
    </div>
  )
}
