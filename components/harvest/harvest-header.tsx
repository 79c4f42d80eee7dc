import { ArrowLeft, ArrowRight, type IconNode } from 'lucide'
import { useTranslations } from 'next-intl'
import { buttonVariants } from '@/components/ui/button-variants'
import { Icon } from '@/components/ui/icon'
import { formatDate } from '@/lib/platform/dates/format'
import { addDays, type LocalDate } from '@/lib/platform/dates/local-date'
import { Link } from '@/lib/platform/i18n/navigation'
import { PrintButton } from './print-button'

type HarvestHeaderProps = {
  monday: LocalDate
  familyName: string
  previous: string | null
  next: string | null
}

export function HarvestHeader({ monday, familyName, previous, next }: HarvestHeaderProps) {
  const t = useTranslations('harvest')
  const span = { from: formatDate(monday), to: formatDate(addDays(monday, 6)) }
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <p className="hidden font-bold text-soft print:block">{familyName}</p>
        <h1>{t('title')}</h1>
        <p className="mt-1 text-soft">{t('week', span)}</p>
      </div>
      <nav aria-label={t('weeks')} className="flex flex-wrap gap-2 print:hidden">
        <Link href="/garden" prefetch={false} className={buttonVariants({ variant: 'link' })}>
          {t('garden')}
        </Link>
        {previous ? <WeekLink week={previous} icon={ArrowLeft} label={t('previous')} /> : null}
        {next ? <WeekLink week={next} icon={ArrowRight} label={t('next')} /> : null}
        <PrintButton label={t('print')} />
      </nav>
    </header>
  )
}

function WeekLink({ week, icon, label }: { week: string; icon: IconNode; label: string }) {
  return (
    <Link
      href={`/my-activities/harvest?week=${week}`}
      prefetch={false}
      className={buttonVariants({ variant: 'secondary' })}
    >
      <Icon of={icon} />
      {label}
    </Link>
  )
}
