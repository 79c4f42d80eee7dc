import { useTranslations } from 'next-intl'
import { cn } from '@/components/ui/cn'
import type { Group, Leaderboard } from '@/lib/features/leaderboard/schema'
import { formatDate, formatDateRange } from '@/lib/platform/dates/format'
import { diffDays, type LocalDate } from '@/lib/platform/dates/local-date'
import { Link } from '@/lib/platform/i18n/navigation'

const GROUPS = [
  { group: 'near', href: '/leaderboard' },
  { group: 'all', href: '/leaderboard?group=all' },
] as const satisfies readonly { group: Group; href: string }[]

type SeasonHeadProps = { season: Leaderboard['season']; today: LocalDate; group: Group }

/** Shows a season's days, with links to the groups. */
export function SeasonHead({ season, today, group }: SeasonHeadProps) {
  const t = useTranslations('leaderboard')
  if (!season) return null
  const { start, end, over } = season
  return (
    <div className="mb-3 grid gap-1.5 max-sm:-mt-2 sm:mb-4 sm:gap-3">
      <p className="max-sm:text-[0.8125rem]">
        {over ? (
          t('season.over', { end: formatDate(end) })
        ) : (
          <>
            <span className="mr-1 font-bold">{formatDateRange(start, end)}</span>{' '}
            <span className="whitespace-nowrap text-soft">
              {t('season.left', { days: diffDays(end, today) })}
            </span>
          </>
        )}
      </p>
      <nav aria-label={t('groups.label')} className="flex flex-wrap gap-2">
        {GROUPS.map(({ group: value, href }) => (
          <Link
            key={value}
            href={href}
            prefetch={false}
            scroll={false}
            aria-current={value === group ? 'true' : undefined}
            className={cn(
              'inline-flex min-h-11 items-center rounded-full border-2 px-4 font-bold transition-colors duration-200',
              value === group
                ? 'border-leaf bg-leaf-tint text-leaf-ink'
                : 'border-line bg-card text-soft hover:border-leaf hover:text-leaf-ink',
            )}
          >
            {t(`groups.${value}`)}
          </Link>
        ))}
      </nav>
    </div>
  )
}
