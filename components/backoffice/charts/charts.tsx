import { cn } from '@/components/ui/cn'
import { computeTicks, isDense, Legend, Plot, SERIES, WITHHELD } from './plot'

type Group = {
  key: string
  label: string
  /** Accessible names, such as "01/11/2026: 12". */
  titles: readonly string[]
  /** One per series; null is withheld. */
  values: readonly (number | null)[]
}

type ColumnChartProps = {
  label: string
  /** Above the axis. */
  unit: string
  series: readonly string[]
  groups: readonly Group[]
  write: (value: number) => string
  withheld: string
}

export function ColumnChart({ label, unit, series, groups, withheld, write }: ColumnChartProps) {
  const values = groups.flatMap((group) => group.values)
  const ticks = computeTicks(values)
  const highest = ticks.at(-1) ?? 1
  return (
    <>
      <div className="mt-3 mb-5 flex min-h-5 flex-wrap items-center justify-between gap-x-5 gap-y-1 text-soft">
        <span className="text-xs">{unit}</span>
        <Legend series={series} withheld={values.includes(null) ? withheld : null} />
      </div>
      <Plot {...{ label, ticks, write }} columns={groups}>
        {groups.map((group) => (
          <span
            key={group.key}
            className={cn(
              'flex min-w-0 flex-1 justify-center',
              isDense(groups) ? 'gap-px px-px' : 'gap-1 px-1',
            )}
          >
            {group.values.map((value, index) => (
              <span key={series[index]} className="flex min-w-0 max-w-8 flex-1 flex-col justify-end">
                <span
                  title={group.titles[index]}
                  style={{ height: value === null ? '0.75rem' : `${(value / highest) * 100}%` }}
                  className={cn(
                    'w-full shrink-0 rounded-t-sm',
                    value === null ? WITHHELD : value > 0 && cn('min-h-1', SERIES[index]),
                  )}
                />
              </span>
            ))}
          </span>
        ))}
      </Plot>
    </>
  )
}
