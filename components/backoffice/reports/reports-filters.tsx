import { useTranslations } from 'next-intl'
import { FilterSelect } from '@/components/backoffice/list/filter-select'
import { REPORT_KINDS, REPORT_REASONS, REPORT_STATUSES } from '@/lib/features/moderation/schema'

export function ReportsFilters() {
  const t = useTranslations('moderation')
  const reasons = useTranslations('report.reason')
  const all = { value: '', label: t('filter.all') }
  return (
    <div className="mt-6 grid items-end gap-3 sm:grid-cols-3">
      <FilterSelect
        name="status"
        label={t('filter.status')}
        options={REPORT_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
      />
      <FilterSelect
        name="kind"
        label={t('filter.kind')}
        options={[all, ...REPORT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))]}
      />
      <FilterSelect
        name="reason"
        label={t('filter.reason')}
        options={[
          { value: '', label: t('filter.anyReason') },
          ...REPORT_REASONS.map((value) => ({ value, label: reasons(value) })),
        ]}
      />
    </div>
  )
}
