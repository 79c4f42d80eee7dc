import { useLocale, useTranslations } from 'next-intl'
import { DateFilter } from '@/components/backoffice/list/date-filter'
import { FilterSelect } from '@/components/backoffice/list/filter-select'
import { SearchBox } from '@/components/backoffice/list/search-box'
import { NOTED, NOTED_SUBJECTS } from '@/lib/features/audit/rules'
import { actionText } from './audit-texts'

export function AuditFilters() {
  const t = useTranslations('auditLog')
  const locale = useLocale()
  const actions = Object.entries(NOTED)
    .flatMap(([subject, verbs]) => verbs.map((verb) => `${subject}.${verb}`))
    .map((value) => ({ value, label: actionText(t, value) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale))
  const subjects = NOTED_SUBJECTS.map((value) => ({ value, label: t(`subject.${value}`) }))
  return (
    <div className="mt-6 grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_14rem_10rem_10rem_10rem]">
      <SearchBox label={t('search')} className="sm:col-span-2 xl:col-span-1" />
      <FilterSelect
        name="action"
        label={t('filter.action')}
        options={[{ value: '', label: t('filter.anyAction') }, ...actions]}
      />
      <FilterSelect
        name="subject"
        label={t('filter.subject')}
        options={[{ value: '', label: t('filter.anySubject') }, ...subjects]}
      />
      <DateFilter name="from" label={t('filter.from')} />
      <DateFilter name="to" label={t('filter.to')} />
    </div>
  )
}
