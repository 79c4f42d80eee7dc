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

type SeasonDaysProps = { season: NonNullable<Leaderboard['season']>; today: LocalDate }

export function SeasonDays({ season: { start, end, over }, today }: SeasonDaysProps) {
  const t = useTranslations('leaderboard')
  return (
    <p className="-mt-1 mb-3 max-sm:text-[0.8125rem]">
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
  )
}

export function GroupLinks({ group }: { group: Group }) {
  const t = useTranslations('leaderboard')
  return (
    <nav aria-label={t('groups.label')} className="flex flex-wrap gap-2">
      {GROUPS.map(({ group: value, href }) => (
        <Link
          key={value}
          href={href}
          prefetch={false}
          scroll={false}
          aria-current={value === group ? 'true' : undefined}
          className={cn(
            'inline-flex min-h-11 items-center rounded-full border-2 px-4 font-bold sm:max-xl:px-3 sm:max-xl:text-[0.9375rem] transition-colors duration-200',
            value === group
              ? 'border-leaf bg-leaf-tint text-leaf-ink'
              : 'border-line bg-card text-soft hover:border-leaf hover:text-leaf-ink',
          )}
        >
          {t(`groups.${value}`)}
        </Link>
      ))}
    </nav>
  )
}
