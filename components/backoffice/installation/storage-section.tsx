import { useTranslations } from 'next-intl'
import type { Installation, Issue } from '@/lib/features/installation/overview/rules'
import { InstallationSection } from './installation-section'
import { Mark } from './mark'

/** Converts bytes to gigabytes with one decimal place. */
export const toGigabytes = (bytes: number) => Math.round((bytes / 2 ** 30) * 10) / 10

type StorageSectionProps = { storage: Installation['storage']; issues: Issue[] }

export function StorageSection({ storage, issues }: StorageSectionProps) {
  const t = useTranslations('installation.storage')
  const { driver, isReachable, quota, disk } = storage
  return (
    <InstallationSection
      name="storage"
      issues={issues}
      rows={[
        { label: t('driver'), value: t(`drivers.${driver}`), variable: 'STORAGE_DRIVER' },
        {
          label: t('state'),
          value: <Mark tone={isReachable ? 'good' : 'error'}>{t(isReachable ? 'reachable' : 'away')}</Mark>,
        },
        ...(disk ? [{ label: t('disk'), value: <FreeSpace {...disk} />, variable: 'BROTA_DATA_DIR' }] : []),
        {
          label: t('quota'),
          value: quota === null ? t('noQuota') : t('size', { size: toGigabytes(quota) }),
          variable: 'STORAGE_QUOTA_MB',
        },
      ]}
    />
  )
}

function FreeSpace({ free, size, isLow }: { free: number; size: number; isLow: boolean }) {
  const t = useTranslations('installation.storage')
  const text = t('free', { free: toGigabytes(free), size: toGigabytes(size) })
  return isLow ? <Mark tone="warning">{text}</Mark> : text
}
