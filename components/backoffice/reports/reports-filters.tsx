import { useTranslations } from 'next-intl'
import { PlantStreak } from '@/components/art/plant-streak'
import { FilterBar, FilterSelect } from '@/components/backoffice/list/list-filters'
import { REPORT_KINDS, REPORT_REASONS, REPORT_STATUSES } from '@/lib/features/moderation/rules'
import { EmptyList } from '../list/empty-list'
import { PATHS } from '../paths'

export function ReportsFilters() {
  const t = useTranslations('moderation')
  const reasons = useTranslations('report.reason')
  const all = { value: '', label: t('filter.all') }
  return (
    <FilterBar>
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
    </FilterBar>
  )
}

export function ReportsEmpty({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslations('moderation')
  if (!isFiltered) {
    const link = { href: `${PATHS.reports}?status=upheld`, label: t('showUpheld') }
    return (
      <EmptyList
        art={<PlantStreak days={30} className="mx-auto w-36" />}
        title={t('emptyTitle')}
        text={t('emptyText')}
        link={link}
      />
    )
  }
  return (
    <EmptyList
      title={t('emptyFilteredTitle')}
      text={t('emptyFilteredText')}
      link={{ href: PATHS.reports, label: t('showOpen') }}
    />
  )
}
