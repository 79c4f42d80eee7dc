import { cn } from '@/components/ui/cn'
import { computeTicks, isLabelled, Legend, Plot, SERIES, WITHHELD } from './plot'

type Group = {
  key: string
  label: string
  /** Accessible names, such as "01/11/2026: 12". */
  titles: readonly string[]
  /** One per series; null is withheld. */
  values: readonly (number | null)[]
}

type BarChartProps = {
  label: string
  unit: string
  series: readonly string[]
  groups: readonly Group[]
  write: (value: number) => string
  withheld: string
}

export function BarChart({ label, unit, series, groups, write, withheld }: BarChartProps) {
  const values = groups.flatMap((group) => group.values)
  const ticks = computeTicks(values)
  const highest = ticks.at(-1) ?? 1
  const dense = groups.length > 14
  const axis = (
    <div className="flex h-full">
      {groups.map(({ key, label: text }, index) => (
        <span key={key} className="relative min-w-0 flex-1">
          <span
            className={cn(
              'absolute whitespace-nowrap tabular-nums',
              dense && index === groups.length - 1 ? 'right-0' : 'left-1/2 -translate-x-1/2',
              !isLabelled(index, groups.length, 7) && 'sm:hidden',
              !isLabelled(index, groups.length, 4) && 'max-sm:hidden',
            )}
          >
            {text}
          </span>
        </span>
      ))}
    </div>
  )
  return (
    <>
      <Plot
        label={label}
        unit={unit}
        ticks={ticks.map((value) => ({ value, label: write(value) }))}
        axis={axis}
      >
        <div className="absolute inset-0 flex">
          {groups.map((group) => (
            <span
              key={group.key}
              className={cn(
                'flex min-w-0 flex-1 items-end justify-center',
                dense ? 'gap-px px-px' : 'gap-1 px-1',
              )}
            >
              {group.values.map((value, index) => (
                <span
                  key={series[index]}
                  title={group.titles[index]}
                  style={{ height: value === null ? '0.75rem' : `${(value / highest) * 100}%` }}
                  className={cn(
                    'min-w-0 max-w-8 flex-1 rounded-t-sm',
                    value === null ? WITHHELD : value > 0 && cn('min-h-1', SERIES[index]),
                  )}
                />
              ))}
            </span>
          ))}
        </div>
      </Plot>
      <Legend series={series} withheld={values.includes(null) ? withheld : null} />
    </>
  )
}

type Point = {
  key: string
  label: string
  /** From 0 to 1; null is withheld. */
  share: number | null
  text: string
}

type ShareChartProps = {
  label: string
  unit: string
  points: readonly Point[]
  write: (share: number) => string
  withheld: string
}

const SCALE = [0, 0.5, 1]

/** Renders shares as columns. */
export function ShareChart({ label, unit, points, write, withheld }: ShareChartProps) {
  const axis = (
    <div className="flex">
      {points.map((point) => (
        <span key={point.key} className="flex-1 text-center">
          {point.label}
        </span>
      ))}
    </div>
  )
  return (
    <>
      <Plot
        label={label}
        unit={unit}
        ticks={SCALE.map((value) => ({ value, label: write(value) }))}
        axis={axis}
      >
        <div className="absolute inset-0 flex">
          {points.map(({ key, share, text }) => (
            <span key={key} className="flex min-w-0 flex-1 flex-col items-center justify-end px-0.5">
              {share === null ? null : (
                <span
                  className={cn(
                    'font-bold text-ink tabular-nums',
                    points.length > 6 && 'max-sm:text-[0.6875rem] max-sm:tracking-tighter',
                  )}
                >
                  {text}
                </span>
              )}
              <span
                title={text}
                style={{ height: share === null ? '0.75rem' : `${share * 100}%` }}
                className={cn(
                  'w-full max-w-16 shrink-0 rounded-t-sm',
                  share === null ? WITHHELD : share > 0 && 'min-h-1 bg-leaf',
                )}
              />
            </span>
          ))}
        </div>
      </Plot>
      <Legend series={[label]} withheld={points.some(({ share }) => share === null) ? withheld : null} />
    </>
  )
}
