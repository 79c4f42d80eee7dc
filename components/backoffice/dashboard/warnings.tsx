import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Dashboard } from '@/lib/features/analytics/dashboard/schema'
import { formatDate, formatDateTime } from '@/lib/platform/dates/format'
import { Link } from '@/lib/platform/i18n/navigation'
import { PATHS } from './paths'

type WarningsProps = Pick<Dashboard, 'openReports' | 'nextWeek' | 'backup'> & { zone: string }

/** Renders urgent warnings about reports, the next week and backups. */
export function Warnings({ openReports, nextWeek, backup, zone }: WarningsProps) {
  const t = useTranslations('dashboard')
  const { from, challenge } = nextWeek
  const isReady = challenge?.isActive ?? false
  if (openReports.children === 0 && isReady && !findBackupProblem(backup)) return null
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
      {backup ? <BackupWarning backup={backup} zone={zone} /> : null}
    </section>
  )
}

type BackupWarningProps = { backup: NonNullable<Dashboard['backup']>; zone: string }

/** Names the newest backup's problem. */
function findBackupProblem(backup: Dashboard['backup']) {
  if (!backup) return null
  if (backup.isOverdue) return 'overdue'
  if (backup.outcome === 'failed' || backup.outcome === 'lost') return backup.outcome
  return backup.copyOutcome === 'failed' ? 'copyFailed' : null
}

/** Warns of a bad backup; the server's log has the reason. */
function BackupWarning({ backup, zone }: BackupWarningProps) {
  const t = useTranslations('dashboard.backup')
  const problem = findBackupProblem(backup)
  if (!problem) return null
  const { lastSuccessAt } = backup
  return (
    <Alert tone="warning" title={t(problem)}>
      {lastSuccessAt ? t('latest', { date: formatDateTime(new Date(lastSuccessAt), zone) }) : t('none')}{' '}
      {t('advice')}
    </Alert>
  )
}
