import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PlantStreak } from '@/components/art/plant-streak'
import { FilterBar, FilterSelect } from '@/components/backoffice/list/list-filters'
import { LinkTabs } from '@/components/shell/link-tabs'
import { EmptyState } from '@/components/ui/empty-state'
import { REPORT_KINDS, REPORT_REASONS, REPORT_STATUSES } from '@/lib/features/moderation/rules'
import type { ReportsAddress } from '@/lib/features/moderation/schema'
import { EmptyList } from '../list/empty-list'
import { listAddress } from '../list/list-address'
import { PATHS } from '../paths'

type Asked = Pick<ReportsAddress, 'status' | 'kind' | 'reason'>

/** Returns the address of a queue; the open one has no parameter. */
export function reportsHref({ status, ...query }: Asked, page: string | null = null): string {
  return listAddress(PATHS.reports, query, { status: status === 'open' ? null : status, page })
}

/** Renders a tab per status, which keeps the filters. */
export function ReportsTabs({ asked, children }: { asked: Asked; children: ReactNode }) {
  const t = useTranslations('moderation')
  const common = useTranslations('common')
  const { status: selected, kind, reason } = asked
  return (
    <LinkTabs
      label={t('filter.status')}
      loadingLabel={common('loading')}
      selected={selected}
      tabs={REPORT_STATUSES.map((status) => ({
        value: status,
        href: reportsHref({ status, kind, reason }),
        label: t(`status.${status}`),
      }))}
    >
      {children}
    </LinkTabs>
  )
}

export function ReportsFilters() {
  const t = useTranslations('moderation')
  const reasons = useTranslations('report.reason')
  return (
    <FilterBar>
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
    </FilterBar>
  )
}

type ReportsEmptyProps = Pick<Asked, 'status'> & { isFiltered: boolean }

export function ReportsEmpty({ status, isFiltered }: ReportsEmptyProps) {
  const t = useTranslations('moderation')
  if (isFiltered) {
    const link = { href: reportsHref({ status }), label: t('filter.clear') }
    return <EmptyList title={t('emptyFilteredTitle')} text={t('emptyFilteredText')} link={link} />
  }
  const isOpen = status === 'open'
  return (
    <EmptyState
      art={<PlantStreak days={30} className="mx-auto w-36" />}
      title={isOpen ? t('emptyTitle') : t(`noneTitle.${status}`)}
      text={t(isOpen ? 'emptyText' : 'noneText')}
      className="py-12"
    />
  )
}
