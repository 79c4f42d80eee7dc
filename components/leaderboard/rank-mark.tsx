import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import { placeLook } from './place-look'

/** Shows a rank, the first three in colour. */
export function RankMark({ rank }: { rank: number | null }) {
  const t = useTranslations('ranking')
  if (rank === null) {
    return (
      <span className="inline-grid h-9 min-w-9 place-items-center text-soft">
        <span aria-hidden>–</span>
        <span className="sr-only">{t('noRank')}</span>
      </span>
    )
  }
  const { fill, edge } = placeLook(rank)
  const medal = rank <= 3
  return (
    <span
      style={medal ? { background: fill, borderColor: edge } : undefined}
      className={cn(
        'inline-grid h-9 min-w-9 place-items-center rounded-full font-bold font-heading tabular-nums',
        medal ? 'border-2 text-[oklch(0.22_0.04_60)]' : 'text-soft',
      )}
    >
      {t('number', { count: rank })}
    </span>
  )
}
