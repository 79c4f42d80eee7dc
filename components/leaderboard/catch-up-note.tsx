import { Sprout } from 'lucide'
import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import type { Leaderboard } from '@/lib/features/leaderboard/schema'
import { Link } from '@/lib/platform/i18n/navigation'

/** First rank that sees the distance to the rank above. */
const CATCH_UP_FROM = 4

/** Shows the points to the next rank and a link to today's task; null for the first three. */
export function CatchUpNote({ me }: { me: Leaderboard['me'] }) {
  const t = useTranslations('leaderboard')
  const { rank, points, pointsToNext } = me
  if (rank === null) return null
  const behind = rank >= CATCH_UP_FROM && pointsToNext !== null
  if (points > 0 && !behind) return null
  return (
    <div className="flex items-start gap-3 rounded-card bg-sun-tint px-4 pt-3 pb-1 sm:items-center sm:gap-4 sm:px-5 sm:pb-3">
      <Icon of={Sprout} className="size-7 shrink-0 text-leaf-ink" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4">
        <div>
          {points > 0 ? null : <p>{t('notYet')}</p>}
          {behind ? <p className="font-bold">{t('catchUp', { points: pointsToNext })}</p> : null}
        </div>
        <Link href="/challenge/current" className={cn(buttonVariants({ variant: 'link' }), 'px-0')}>
          {t('toTask')}
        </Link>
      </div>
    </div>
  )
}
