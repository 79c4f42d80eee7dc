import { ArrowRight } from 'lucide'
import { useTranslations } from 'next-intl'
import { DownloadLink } from '@/components/materials/download-link'
import { Alert } from '@/components/ui/alert'
import { buttonVariants } from '@/components/ui/button-variants'
import { cn } from '@/components/ui/cn'
import { Icon } from '@/components/ui/icon'
import type { ChallengeView } from '@/lib/features/challenges/schema'
import { formatDate, formatDateRange } from '@/lib/platform/dates/format'
import { Link } from '@/lib/platform/i18n/navigation'

export function ChallengeHeader({ challenge }: { challenge: ChallengeView }) {
  const t = useTranslations('challenge')
  const { title, description, weekNumber, startDate, endDate, materials } = challenge
  const [everything] = materials
  const window = { n: weekNumber, dates: formatDateRange(startDate, endDate) }
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="grid min-w-0 max-w-3xl flex-[1_1_24rem] gap-1">
        <p className="font-bold text-soft">{t('week', window)}</p>
        <h1 className="break-words">{title}</h1>
        {description ? (
          <p className="mt-1 whitespace-pre-line text-balance text-soft sm:text-lg">{description}</p>
        ) : null}
      </div>
      {everything ? (
        <DownloadLink
          href={everything.url}
          done={t('downloaded')}
          className={cn(buttonVariants({ variant: 'secondary' }), 'max-sm:hidden')}
        >
          {t('downloadAll')}
        </DownloadLink>
      ) : null}
      <State challenge={challenge} />
    </header>
  )
}

function State({ challenge: { status, startDate } }: { challenge: ChallengeView }) {
  const t = useTranslations('challenge')
  if (status === 'active') return null
  if (status === 'inactive') {
    return (
      <Alert tone="warning" title={t('inactiveTitle')} className="w-full">
        {t('inactiveText')}
      </Alert>
    )
  }
  if (status === 'upcoming') {
    return (
      <Alert title={t('notBegunTitle')} className="w-full">
        {t('notBegunText', { date: formatDate(startDate) })}
      </Alert>
    )
  }
  const toCurrent = (
    <Link href="/challenge/current" className={cn(buttonVariants({ variant: 'link' }), 'gap-1.5 px-0')}>
      {t('toCurrent')}
      <Icon of={ArrowRight} className="size-5" />
    </Link>
  )
  return (
    <Alert title={t('overTitle')} action={toCurrent} className="w-full [&_.mt-3]:mt-0">
      {t('overText')}
    </Alert>
  )
}
