import { cn } from '@/components/ui/cn'
import { SERIES, WITHHELD } from './marks'

type LegendProps = {
  series: readonly string[]
  /** Label of the mark for withheld figures; null when no figure is withheld. */
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
