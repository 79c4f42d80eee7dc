import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import type { Dashboard } from '@/lib/features/analytics/dashboard/schema'
import { formatDateTime } from '@/lib/platform/dates/format'

type BackupWarningProps = { backup: NonNullable<Dashboard['backup']>; zone: string }

/** Names the newest backup's problem. */
export function findBackupProblem(backup: Dashboard['backup']) {
  if (!backup) return null
  if (backup.isOverdue) return 'overdue'
  if (backup.outcome === 'failed' || backup.outcome === 'lost') return backup.outcome
  return backup.copyOutcome === 'failed' ? 'copyFailed' : null
}

/** Warns of a bad backup; the server's log has the reason. */
export function BackupWarning({ backup, zone }: BackupWarningProps) {
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
