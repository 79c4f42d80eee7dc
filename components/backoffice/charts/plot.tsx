import type { ReactNode } from 'react'

type PlotProps = {
  /** Accessible name of the chart. */
  label: string
  /** From bottom to top. */
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
