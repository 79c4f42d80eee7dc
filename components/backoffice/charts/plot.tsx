import type { ReactNode } from 'react'
import { cn } from '@/components/ui/cn'

type PlotProps = {
  label: string
  ticks: readonly { value: number; label: string }[]
  children: ReactNode
  axis: ReactNode
}

export function Plot({ label, ticks, children, axis }: PlotProps) {
  const highest = ticks.at(-1)?.value || 1
  return (
    <div
      role="img"
      aria-label={label}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 pt-3 text-soft text-xs"
    >
      <div className="relative min-w-8">
        {ticks.map((tick) => (
          <span
            key={tick.value}
            style={{ bottom: `${(tick.value / highest) * 100}%` }}
            className="absolute right-0 translate-y-1/2 tabular-nums"
          >
            {tick.label}
          </span>
        ))}
        <span className="invisible">{ticks.at(-1)?.label}</span>
      </div>
      <div className="relative h-52">
        {ticks.map((tick) => (
          <span
            key={tick.value}
            style={{ bottom: `${(tick.value / highest) * 100}%` }}
            className="absolute inset-x-0 h-px bg-line"
          />
        ))}
        {children}
      </div>
      <div className="col-start-2 mt-1.5 h-5">{axis}</div>
    </div>
  )
}

type LegendProps = {
  series: readonly string[]
  /** Label for withheld figures, if any. */
  withheld: string | null
}

export function Legend({ series, withheld }: LegendProps) {
  const entries = [
    ...(series.length > 1 ? series.map((name, index) => ({ name, mark: SERIES[index] })) : []),
    ...(withheld ? [{ name: withheld, mark: WITHHELD }] : []),
  ]
  if (entries.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-soft text-sm">
      {entries.map(({ name, mark }) => (
        <li key={name} className="flex items-center gap-2">
          <span aria-hidden className={cn('size-3.5 rounded-sm', mark)} />
          {name}
        </li>
      ))}
    </ul>
  )
}

/** Class names of the series, which differ also in pattern. */
export const SERIES = [
  'bg-leaf',
  'border-2 border-sky-ink bg-sky-tint bg-[repeating-linear-gradient(135deg,var(--sky-ink)_0_2px,transparent_2px_6px)]',
] as const

/** Class names of a withheld figure; its height carries no information. */
export const WITHHELD = 'border-2 border-field border-dashed'

export function NoFigures({ children }: { children: ReactNode }) {
  return <p className="grid min-h-40 place-items-center text-center text-soft">{children}</p>
}
