import { useTranslations } from 'next-intl'
import { EmptyPot } from '@/components/art/empty-pot'
import { FilterSelect } from '@/components/backoffice/list/filter-select'
import { buttonVariants } from '@/components/ui/button-variants'
import { EmptyState } from '@/components/ui/empty-state'
import { REPORT_KINDS, REPORT_REASONS, REPORT_STATUSES } from '@/lib/features/moderation/schema'
import { Link } from '@/lib/platform/i18n/navigation'

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

export function ReportsEmpty({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslations('moderation')
  if (!isFiltered)
    return <EmptyState art={<EmptyPot />} title={t('emptyTitle')} text={t('emptyText')} className="py-12" />
  return (
    <EmptyState
      art={<EmptyPot />}
      title={t('emptyFilteredTitle')}
      text={t('emptyFilteredText')}
      action={
        <Link href="/backoffice/reports" className={buttonVariants({ variant: 'secondary' })}>
          {t('showOpen')}
        </Link>
      }
      className="py-12"
    />
  )
}
