import { CircleCheckBig, LibraryBig, Sprout, UsersRound } from 'lucide'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { buttonVariants } from '@/components/ui/button-variants'
import { Icon } from '@/components/ui/icon'
import type { Dashboard } from '@/lib/features/analytics/dashboard/schema'
import type { Reason } from '@/lib/features/analytics/schema'
import { findBackupProblem } from '@/lib/platform/backups/rules'
import { formatDate, formatDateTime } from '@/lib/platform/dates/format'
import { Link } from '@/lib/platform/i18n/navigation'
import { FigureCard, useFigureLabels } from '../figure-card'
import { PATHS } from '../paths'

type WarningsProps = Pick<Dashboard, 'openReports' | 'nextWeek' | 'backup'> & { zone: string }

/** Renders urgent warnings about reports, the next week and backups. */
export function Warnings({ openReports, nextWeek, backup, zone }: WarningsProps) {
  const t = useTranslations('dashboard')
  const { from, challenge } = nextWeek
  const isReady = challenge?.isActive ?? false
  const problem = backup && findBackupProblem(backup)
  if (openReports.children === 0 && isReady && !problem) return null
  const action = (href: string, text: string) => (
    <Link href={href} className={buttonVariants({ variant: 'secondary', size: 'sm' })}>
      {text}
    </Link>
  )
  return (
    <section aria-label={t('warnings')} className="grid gap-3">
      {openReports.children > 0 ? (
        <Alert
          tone="error"
          title={t('childrenTitle', { count: openReports.children })}
          action={action(PATHS.reports, t('childrenAction'))}
        >
          {t('childrenText')}
        </Alert>
      ) : null}
      {challenge === null ? (
        <Alert tone="warning" title={t('noWeekTitle')} action={action(PATHS.newChallenge, t('noWeekAction'))}>
          {t('noWeekText', { date: formatDate(from) })}
        </Alert>
      ) : isReady ? null : (
        <Alert
          tone="warning"
          title={t('inactiveTitle')}
          action={action(PATHS.challenge(challenge.id), t('inactiveAction'))}
        >
          {t('inactiveText', { title: challenge.title, date: formatDate(challenge.startDate) })}
        </Alert>
      )}
      {backup && problem ? <BackupWarning problem={problem} {...backup} zone={zone} /> : null}
    </section>
  )
}

type BackupWarningProps = {
  problem: NonNullable<ReturnType<typeof findBackupProblem>>
  lastSuccessAt: string | null
  zone: string
}

/** Warns of a bad backup; the server's log has the reason. */
function BackupWarning({ problem, lastSuccessAt, zone }: BackupWarningProps) {
  const t = useTranslations('dashboard.backup')
  const latest = lastSuccessAt
    ? t('latest', { date: formatDateTime(new Date(lastSuccessAt), zone) })
    : t('none')
  return (
    <Alert tone="warning" title={t(problem)}>
      {problem === 'missing' ? t('missingText') : `${latest} ${t('advice')}`}
    </Alert>
  )
}

type FiguresProps = Pick<
  Dashboard,
  'totalUsers' | 'activeFamilies' | 'challengesCompleted' | 'contentItems' | 'reasons'
>

export function Figures(props: FiguresProps) {
  const { totalUsers, activeFamilies, challengesCompleted, contentItems, reasons } = props
  const t = useTranslations('backoffice')
  const dashboard = useTranslations('dashboard')
  const words = useFigureLabels()
  const figure = (value: number | null, reason?: Reason) => ({
    value: words.figure(value, reason),
    isText: value === null,
  })
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <FigureCard
        tone="sky"
        icon={<Icon of={UsersRound} />}
        label={t('totalUsers')}
        {...figure(totalUsers)}
        hint={t('totalUsersHint')}
      />
      <FigureCard
        tone="leaf"
        icon={<Icon of={Sprout} />}
        label={t('activeFamilies')}
        {...figure(activeFamilies, reasons.activeFamilies)}
        hint={t('activeFamiliesHint')}
      />
      <FigureCard
        tone="sun"
        icon={<Icon of={CircleCheckBig} />}
        label={t('challengesCompleted')}
        {...figure(challengesCompleted, reasons.challengesCompleted)}
        hint={t('challengesCompletedHint')}
      />
      <FigureCard
        tone="coral"
        icon={<Icon of={LibraryBig} />}
        label={t('contentItems')}
        {...figure(contentItems)}
        hint={dashboard('contentItemsHint')}
      />
    </dl>
  )
}
