import { ArrowLeft, ArrowRight, type IconNode } from 'lucide'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { BackLink } from '@/components/shell/back-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import { formatDateRange } from '@/lib/platform/dates/format'
import { addDays, type LocalDate } from '@/lib/platform/dates/local-date'
import { Link } from '@/lib/platform/i18n/navigation'
import { PrintButton } from './print-button'

type HarvestHeaderProps = {
  monday: LocalDate
  familyName: string
  previous: string | null
  next: string | null
  share: ReactNode
}

export function HarvestHeader({ monday, familyName, previous, next, share }: HarvestHeaderProps) {
  const t = useTranslations('harvest')
  return (
    <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 sm:mb-5">
      <div className="min-w-0">
        <p className="hidden font-bold text-soft print:block">{familyName}</p>
        <BackLink href="/garden" className="print:hidden">
          {t('garden')}
        </BackLink>
        <h1>{t('title')}</h1>
        <nav aria-label={t('weeks')} className="flex flex-wrap items-center gap-x-1">
          {previous ? (
            <WeekLink week={previous} icon={ArrowLeft} label={t('previous')} className="-ml-3" />
          ) : null}
          <span className="font-bold text-soft tabular-nums">
            {formatDateRange(monday, addDays(monday, 6))}
          </span>
          {next ? <WeekLink week={next} icon={ArrowRight} label={t('next')} /> : null}
        </nav>
      </div>
      <div className="grid grid-cols-2 gap-2 max-sm:w-full print:hidden">
        <PrintButton label={t('print')} />
        {share}
      </div>
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
