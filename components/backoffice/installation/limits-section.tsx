import { useTranslations } from 'next-intl'
import type { RateLimit } from '@/lib/features/installation/overview/rules'
import { InstallationSection } from './installation-section'

const MINUTE = 60
const HOUR = 60 * MINUTE

export function LimitsSection({ limits }: { limits: RateLimit[] }) {
  const t = useTranslations('installation.limits')
  const describe = ({ value, seconds }: RateLimit) => {
    if (value === 0) return t('off')
    return seconds === HOUR ? t('inHour', { value }) : t('inMinutes', { value, minutes: seconds / MINUTE })
  }
  return (
    <InstallationSection
      name="limits"
      rows={limits.map((limit) => ({
        label: t(`label.${limit.name}`),
        value: describe(limit),
        variable: limit.name,
      }))}
    />
  )
}
