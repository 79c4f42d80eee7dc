import { ArrowLeft, ArrowRight, type IconNode } from 'lucide'
import { useTranslations } from 'next-intl'
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
}

export function HarvestHeader({ monday, familyName, challenge, previous, next }: HarvestHeaderProps) {
  const t = useTranslations('harvest')
  return (
    <header className="min-w-0">
      <p className="hidden font-bold text-soft print:block">{familyName}</p>
      <BackLink href="/garden" className="print:hidden">
        {t('garden')}
      </BackLink>
      <h1>{t('title')}</h1>
      {challenge ? (
        <p className="text-balance font-bold text-lg leading-snug">
          {t('week', { n: challenge.week, title: challenge.title })}
        </p>
      ) : null}
      <nav aria-label={t('weeks')} className="flex flex-wrap items-center gap-x-1">
        {previous ? (
          <WeekLink week={previous} icon={ArrowLeft} label={t('previous')} className="-ml-3" />
        ) : null}
        <span className="font-bold text-soft tabular-nums">
          {formatDateRange(monday, addDays(monday, 6))}
        </span>
        {next ? <WeekLink week={next} icon={ArrowRight} label={t('next')} /> : null}
      </nav>
    </header>
  )
}

type WeekLinkProps = { week: string; icon: IconNode; label: string; className?: string }

function WeekLink({ week, icon, label, className }: WeekLinkProps) {
  return (
    <Link
      href={`/my-activities/harvest?week=${week}`}
      prefetch={false}
      aria-label={label}
      title={label}
      className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'print:hidden', className)}
    >
      <Icon of={icon} />
    </Link>
  )
}
