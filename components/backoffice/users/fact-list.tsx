import type { ReactNode } from 'react'

export function FactList({ children }: { children: ReactNode }) {
  return <dl className="divide-y divide-line text-sm">{children}</dl>
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-soft">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}
