import type { ReactNode } from 'react'
import { Card, CardTitle } from '@/components/ui/card'

type InstallationCardProps = {
  title: string
  rows: { label: string; value: ReactNode }[]
  children?: ReactNode
}

/** Renders a section of the installation. */
export function InstallationCard({ title, rows, children }: InstallationCardProps) {
  return (
    <Card as="section" className="min-w-0">
      <CardTitle className="mb-3">{title}</CardTitle>
      <dl className="divide-y divide-line">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2">
            <dt className="text-soft">{label}</dt>
            <dd className="min-w-0 break-words font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      {children ? <div className="mt-4">{children}</div> : null}
    </Card>
  )
}
