import { useTranslations } from 'next-intl'
import { FilterSelect } from '@/components/backoffice/list/filter-select'
import { SearchBox } from '@/components/backoffice/list/search-box'

export function UsersToolbar() {
  const t = useTranslations('userAdmin')
  const status = [
    { value: '', label: t('filter.all') },
    { value: 'active', label: t('status.active') },
    { value: 'inactive', label: t('status.inactive') },
  ]
  const admin = [
    { value: '', label: t('filter.allPeople') },
    { value: 'true', label: t('filter.adminsOnly') },
    { value: 'false', label: t('filter.noAdmins') },
  ]
  return (
    <div className="mt-6 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_12rem_16rem]">
      <SearchBox label={t('search')} className="sm:col-span-2 lg:col-span-1" />
      <FilterSelect name="status" label={t('filter.status')} options={status} />
      <FilterSelect name="admin" label={t('filter.admin')} options={admin} />
    </div>
  )
}
