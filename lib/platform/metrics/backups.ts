import 'server-only'
import { type NewestBackup, readNewestBackup } from '@/lib/platform/backups/newest-backup'
import { withinPatience } from './patience'
import { gauge } from './registry'

export function measureBackups(): void {
  backupGauge(
    'brota_backup_last_success_timestamp_seconds',
    'When the newest backup that can be restored was begun, of all servers; 0 when there is none.',
    (newest) => (newest?.lastSuccessAt?.getTime() ?? 0) / 1000,
  )
  backupGauge(
    'brota_backup_last_outcome',
    'How the newest backup ended: 1 well, 0 failed or of a storage that had lost files.',
    (newest) => toFigure(newest?.outcome),
  )
  backupGauge(
    'brota_backup_last_copy_outcome',
    'How its copy to BACKUP_COPY_TO ended: 1 well, 0 failed.',
    (newest) => toFigure(newest?.copyOutcome),
  )
}

function toFigure(outcome: NewestBackup['outcome'] | undefined): number {
  if (!outcome) return Number.NaN
  return outcome === 'success' ? 1 : 0
}

function backupGauge(name: string, help: string, toValue: (newest: NewestBackup | null) => number): void {
  gauge({ name, help }, async (metric) => {
    const newest = await withinPatience(readNewestBackup())
    metric.set(newest === undefined ? Number.NaN : toValue(newest))
  })
}
