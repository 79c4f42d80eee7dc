import { ChevronLeft, ChevronRight, type IconNode } from 'lucide'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { BackLink } from '@/components/shell/back-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import type { HarvestChallenge } from '@/lib/features/completions/recap/rules'
import { formatDateRange } from '@/lib/platform/dates/format'
import { addDays, type LocalDate } from '@/lib/platform/dates/local-date'
import { Link } from '@/lib/platform/i18n/navigation'

type HarvestHeaderProps = {
  monday: LocalDate
  familyName: string
  challenge: HarvestChallenge | null
  previous: string | null
  next: string | null
  /** Actions, next to the title. */
  children: ReactNode
}

export function HarvestHeader({ monday, familyName, challenge, children, ...weeks }: HarvestHeaderProps) {
  const t = useTranslations('harvest')
  return (
    <header className="@container min-w-0">
      <p className="hidden font-bold text-soft print:block">{familyName}</p>
      <BackLink href="/garden" className="print:hidden">
        {t('garden')}
      </BackLink>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h1 className="min-w-0 flex-[1_1_8rem]">{t('title')}</h1>
        {children}
      </div>
      {challenge ? (
        <p className="text-balance font-bold text-lg leading-snug">
          {t('week', { n: challenge.week, title: challenge.title })}
        </p>
      ) : null}
      <nav
        aria-label={t('weeks')}
        className="mt-2 inline-flex max-w-full flex-wrap items-center justify-center rounded-sheet border border-line bg-card print:mt-0 print:border-0"
      >
        <WeekLink week={weeks.previous} icon={ChevronLeft} label={t('previous')} />
        <span className="px-1 text-center font-bold text-soft tabular-nums @max-[17rem]:order-first @max-[17rem]:basis-full print:px-0">
          {formatDateRange(monday, addDays(monday, 6))}
        </span>
        <WeekLink week={weeks.next} icon={ChevronRight} label={t('next')} />
      </nav>
    </header>
  )
}

type WeekLinkProps = { week: string | null; icon: IconNode; label: string }

/** Renders both ends, also where the weeks end. */
function WeekLink({ week, icon, label }: WeekLinkProps) {
  const look = cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'print:hidden')
  if (!week) {
    return (
      <span aria-hidden className={cn(look, 'pointer-events-none opacity-35')}>
        <Icon of={icon} />
      </span>
    )
  }
  return (
    <Link
      href={`/my-activities/harvest?week=${week}`}
      prefetch={false}
      aria-label={label}
      title={label}
      className={look}
    >
      <Icon of={icon} />
    </Link>
  )
}
