import { TriangleAlert } from 'lucide'
import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button-variants'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { Dashboard } from '@/lib/features/analytics/dashboard/schema'
import { getEndDate, getStatus } from '@/lib/features/challenges/rules'
import { formatDate, formatDateRange } from '@/lib/platform/dates/format'
import type { LocalDate } from '@/lib/platform/dates/local-date'
import { Link } from '@/lib/platform/i18n/navigation'
import { ChallengeStatusBadge } from '../content/content-cells'
import { PATHS } from '../paths'

/** Renders this week and the next three, each with its challenge. */
export function Weeks({ weeks, today }: Pick<Dashboard, 'weeks'> & { today: LocalDate }) {
  const t = useTranslations('dashboard')
  return (
    <Card as="section" className="pb-2 sm:pb-3">
      <h2 className="mb-1">{t('weeks')}</h2>
      <ul className="divide-y divide-line">
        {weeks.map((week) => (
          <li key={week.from}>
            <WeekRow {...week} today={today} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

type WeekRowProps = Dashboard['nextWeek'] & {
  today: LocalDate
  /** Marks next week as urgent when nothing is planned. */
  isUrgent?: boolean
}

/** Renders a week with its challenge, or a link to a new one, which cannot start in the past. */
export function WeekRow({ from, challenge, today, isUrgent = false }: WeekRowProps) {
  const t = useTranslations('dashboard')
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-x-6 gap-y-0.5 py-1.5 max-sm:py-2.5">
      <div className="grid min-w-0 flex-[1_1_8rem] gap-0.5 sm:contents">
        <span className="text-soft text-sm tabular-nums sm:basis-44">
          {formatDateRange(from, getEndDate(from))}
        </span>
        {challenge ? (
          <Link href={PATHS.challenge(challenge.id)} prefetch={false} className={TITLE}>
            {challenge.title}
          </Link>
        ) : isUrgent ? (
          <span className="flex flex-[1_1_8rem] items-center gap-2 font-bold">
            <Icon of={TriangleAlert} className="size-5 shrink-0 text-sun-ink" />
            {t('nextWeekFree')}
          </span>
        ) : (
          <span className="flex-[1_1_8rem] text-soft">{t('nothingPlanned')}</span>
        )}
      </div>
      {challenge ? (
        <ChallengeStatusBadge
          status={getStatus({ ...challenge, endDate: getEndDate(challenge.startDate) }, today)}
        />
      ) : from >= today ? (
        <Link
          href={PATHS.newChallengeFrom(from)}
          prefetch={false}
          aria-label={t('planWeekFrom', { date: formatDate(from) })}
          className={PLAN}
        >
          {t('planWeek')}
        </Link>
      ) : null}
    </div>
  )
}

/** On a phone its touch area extends beyond its edge, so that it is near its date. */
const TITLE =
  "relative flex min-w-0 flex-[1_1_8rem] items-center break-words max-sm:after:absolute max-sm:after:-inset-y-2.5 max-sm:after:inset-x-0 max-sm:after:content-[''] sm:min-h-11 font-bold hover:text-leaf-ink hover:underline"
const PLAN = buttonVariants({ variant: 'ghost', size: 'sm', className: '-mr-4 text-leaf-ink' })
