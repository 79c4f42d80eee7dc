import { useTranslations } from 'next-intl'
import { PlantStreak } from '@/components/art/plant-streak'
import { FilterBar, FilterSelect } from '@/components/backoffice/list/list-filters'
import { REPORT_KINDS, REPORT_REASONS, REPORT_STATUSES } from '@/lib/features/moderation/rules'
import { EmptyList } from '../list/empty-list'
import { PATHS } from '../paths'

/** Renders the filters; an empty queue of open reports has nothing to narrow. */
export function ReportsFilters({ isEmpty }: { isEmpty: boolean }) {
  const t = useTranslations('moderation')
  const reasons = useTranslations('report.reason')
  return (
    <FilterBar>
      <FilterSelect
        name="status"
        label={t('filter.status')}
        options={REPORT_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
      />
      {isEmpty ? null : (
        <>
          <FilterSelect
            name="kind"
            label={t('filter.kind')}
            all={t('filter.all')}
            options={REPORT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
          <FilterSelect
            name="reason"
            label={t('filter.reason')}
            all={t('filter.anyReason')}
            options={REPORT_REASONS.map((value) => ({ value, label: reasons(value) }))}
          />
        </>
      )}
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
