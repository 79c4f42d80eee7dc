import { useTranslations } from 'next-intl'
import { Fragment } from 'react'
import type { Installation, Issue } from '@/lib/features/installation/overview/rules'
import { formatDateTime } from '@/lib/platform/dates/format'
import { InstallationSection } from './installation-section'
import { Mark } from './mark'

type BackupsSectionProps = { backups: Installation['backups']; issues: Issue[]; zone: string }

export function BackupsSection({ backups, issues, zone }: BackupsSectionProps) {
  const t = useTranslations('installation')
  const { newest, schedule, copyTo, folder, keep } = backups
  const { outcome = null, copyOutcome = null, lastSuccessAt = null, isOverdue = true } = newest ?? {}
  const outcomeMark = (value: 'success' | 'lost' | 'failed') => (
    <Mark tone={value === 'success' ? 'good' : 'warning'}>{t(`backups.outcome.${value}`)}</Mark>
  )
  const newestText = lastSuccessAt ? formatDateTime(lastSuccessAt, zone) : t('backups.none')
  return (
    <InstallationSection
      name="backups"
      issues={issues}
      rows={[
        {
          label: t('backups.newest'),
          value: <Mark tone={isOverdue ? 'warning' : 'good'}>{newestText}</Mark>,
        },
        ...(outcome ? [{ label: t('backups.last'), value: outcomeMark(outcome) }] : []),
        {
          label: t('backups.at'),
          value: schedule ? `${schedule.at} (${schedule.zone})` : <ByHand isFine={!isOverdue} />,
          variable: 'BACKUP_AT',
        },
        { label: t('backups.folder'), value: <Path>{folder}</Path>, variable: 'BACKUP_DIR' },
        {
          label: t('backups.copyTo'),
          value: copyTo === null ? t('backups.noCopy') : <Path>{copyTo}</Path>,
          variable: 'BACKUP_COPY_TO',
        },
        ...(copyTo && copyOutcome ? [{ label: t('backups.lastCopy'), value: outcomeMark(copyOutcome) }] : []),
        {
          label: t('backups.keep'),
          value: keep === 0 ? t('backups.all') : t('backups.newestOnes', { count: keep }),
          variable: 'BACKUP_KEEP',
        },
      ]}
    />
  )
}

/** Renders a path that breaks after its slashes. */
function Path({ children }: { children: string }) {
  const parts = children.split(/(?<=\/)/)
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change order.
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ))
}

function ByHand({ isFine }: { isFine: boolean }) {
  const t = useTranslations('installation.backups')
  return isFine ? t('byHand') : <Mark tone="warning">{t('byHand')}</Mark>
}
