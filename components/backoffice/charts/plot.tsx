import type { ReactNode } from 'react'
import { EmptyPot } from '@/components/art/empty-pot'
import { cn } from '@/components/ui/cn'

type PlotProps = {
  label: string
  ticks: readonly number[]
  write: (value: number) => string
  columns: readonly { key: string; label: string }[]
  children: ReactNode
}

export function Plot({ label, ticks, write, columns, children }: PlotProps) {
  const highest = ticks.at(-1) ?? 1
  const place = (tick: number) => ({ bottom: `${(tick / highest) * 100}%` })
  return (
    <div
      role="img"
      aria-label={label}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-soft text-xs"
    >
      <div className="relative min-w-8">
        {ticks.map((tick) => (
          <span key={tick} style={place(tick)} className="absolute right-0 translate-y-1/2 tabular-nums">
            {write(tick)}
          </span>
        ))}
        <span className="invisible">{write(highest)}</span>
      </div>
      <div className="relative h-52">
        {ticks.map((tick) => (
          <span key={tick} style={place(tick)} className="absolute inset-x-0 h-px bg-line" />
        ))}
        <div className="absolute inset-0 flex">{children}</div>
      </div>
      <div className="col-start-2 mt-1.5 flex h-5">
        {columns.map(({ key, label: text }, index) => (
          <span key={key} className="relative min-w-0 flex-1">
            <span
              className={cn(
                'absolute whitespace-nowrap tabular-nums',
                isDense(columns) && index === columns.length - 1 ? 'right-0' : 'left-1/2 -translate-x-1/2',
                !isLabelled(index, columns.length, 7) && 'sm:hidden',
                !isLabelled(index, columns.length, 4) && 'max-sm:hidden',
              )}
            >
              {text}
            </span>
          </span>
        ))}
      </div>
    </div>
  )
}

export const isDense = (columns: readonly unknown[]) => columns.length > 14

/** Checks for a label, so that about `wanted` fit. */
export function isLabelled(index: number, count: number, wanted: number): boolean {
  return (count - 1 - index) % Math.ceil(count / wanted) === 0
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
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
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
  'bg-sky-tint outline outline-sky-ink -outline-offset-1 bg-[repeating-linear-gradient(135deg,var(--sky-ink)_0_2px,transparent_2px_6px)]',
] as const

/** Class names of a withheld figure; its height carries no information. */
export const WITHHELD = 'border-2 border-field border-dashed'

export function NoFigures({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-52 content-center justify-items-center gap-3 text-center text-soft">
      <EmptyPot className="w-28" />
      <p>{children}</p>
    </div>
  )
}

const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/** Returns three ticks: zero, a round whole number, and its double. */
export function computeTicks(values: readonly (number | null)[]): number[] {
  const half = Math.max(1, ...values.map((value) => (value ?? 0) / 2))
  const power = 10 ** Math.floor(Math.log10(half))
  const steps = ROUND.map((round) => round * power)
  const step = steps.find((one) => one >= half && Number.isInteger(one)) ?? half
  return [0, step, step * 2]
}
