import { Card } from '@/components/ui/card'
import type { Reason } from '@/lib/features/analytics/schema'
import { Change } from './change'
import { useFigureLabels } from './use-figure-labels'

type FigureEntry = {
  label: string
  now: number | null
  before?: number | null
  reason?: Reason | undefined
}

type FigureListProps = { heading: string; entries: readonly FigureEntry[]; className?: string }

export function FigureList({ heading, entries, className }: FigureListProps) {
  const { figure } = useFigureLabels()
  return (
    <Card as="section" className={className}>
      <h2 className="mb-2">{heading}</h2>
      <dl>
        {entries.map(({ label, now, before = null, reason }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-3 border-line border-t py-2 first:border-t-0"
          >
            <dt className="text-soft">{label}</dt>
            <dd className="flex shrink-0 items-baseline gap-2">
              <Change now={now} before={before} className="self-center" />
              {now === null ? (
                <span className="text-soft text-sm">{figure(now, reason)}</span>
              ) : (
                <span className="font-bold tabular-nums">{figure(now)}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
