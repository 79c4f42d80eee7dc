import { CircleCheck, CircleSlash, History } from 'lucide'
import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Icon } from '@/components/ui/icon'
import type { AdminReport } from '@/lib/features/moderation/schema'
import { formatDateTime } from '@/lib/platform/dates/format'

export function DecisionLine({ report, late, zone }: { report: AdminReport; late: boolean; zone: string }) {
  const t = useTranslations('moderation')
  const { handledByName: name, handledAt } = report
  const status = report.status === 'upheld' ? 'upheld' : 'dismissed'
  const decision = t(`status.${status}`)
  const icon = status === 'upheld' ? CircleSlash : CircleCheck
  const when = handledAt ? formatDateTime(new Date(handledAt), zone) : ''
  return (
    <>
      {late ? (
        <Alert tone="warning" role="alert" className="mt-4">
          {name ? t('late', { name, decision }) : t('lateNobody', { decision })}
        </Alert>
      ) : null}
      <p className="mt-4 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <Icon of={icon} className={status === 'upheld' ? 'size-5 text-coral-ink' : 'size-5 text-leaf-ink'} />
        <span className="font-bold">{t(`decided.${status}`)}</span>
        <span className="flex items-center gap-1.5 text-soft">
          <Icon of={History} className="size-4" />
          {t('decided.by', { name: name ?? t('decided.unknown'), when })}
        </span>
      </p>
    </>
  )
}
