import { CircleCheck, Flag } from 'lucide'
import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import type { AdminReport } from '@/lib/features/moderation/schema'

export function ReportBadges({ report }: { report: AdminReport }) {
  const t = useTranslations('moderation')
  const reasons = useTranslations('report.reason')
  const { reason, reportCount, wasLetStand } = report
  return (
    <>
      <Badge tone={reason === 'child_without_permission' ? 'coral' : 'sun'} size="sm">
        <Icon of={Flag} />
        {reasons(reason)}
      </Badge>
      {wasLetStand ? (
        <Badge size="sm">
          <Icon of={CircleCheck} />
          {t('letStand')}
        </Badge>
      ) : null}
      {reportCount > 1 ? <Badge size="sm">{t('count', { count: reportCount })}</Badge> : null}
    </>
  )
}
