import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { buttonVariants } from '@/components/ui/button-variants'
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
    <Link href={href} className={buttonVariants({ size: 'sm' })}>
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
        <Alert
          tone="warning"
          title={t('noWeekTitle')}
          action={action(PATHS.newChallengeFrom(from), t('newChallenge'))}
        >
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

const CARDS = [
  { name: 'totalUsers', href: '/backoffice/users' },
  { name: 'activeFamilies', href: '/backoffice/analytics?range=week' },
  { name: 'challengesCompleted', href: '/backoffice/analytics' },
  { name: 'contentItems', href: '/backoffice/content' },
] as const

/** Renders the figures, each with a link to what it counts. */
export function Figures({ reasons, ...figures }: FiguresProps) {
  const t = useTranslations('backoffice')
  const { figure } = useFigureLabels()
  const reasonByName: Partial<Record<string, Reason>> = reasons
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      {CARDS.map(({ name, href }) => (
        <FigureCard
          key={name}
          label={t(name)}
          value={figure(figures[name], reasonByName[name])}
          isText={figures[name] === null}
          hint={t(`${name}Hint`)}
          href={href}
        />
      ))}
    </dl>
  )
}
