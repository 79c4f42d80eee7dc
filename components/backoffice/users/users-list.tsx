import { useTranslations } from 'next-intl'
import type { z } from 'zod'
import type { AdminUser, UserSorting, usersAddress } from '@/lib/features/admin/users/schema'
import { EmptyList } from '../list/empty-list'
import { FilterBar, FilterSelect } from '../list/list-filters'
import { ListPager } from '../list/list-pager'
import { UsersTable } from './users-table'

const HERE = '/backoffice/users'
const STATUSES = ['active', 'inactive'] as const

type UsersListProps = {
  list: { users: AdminUser[]; total: number; page: number; pages: number; sorting: UserSorting }
  asked: z.output<typeof usersAddress>
  selfId: string
  zone: string
}

export function UsersList({ list, asked, selfId, zone }: UsersListProps) {
  const t = useTranslations('userAdmin')
  const { users, total, page, pages, sorting } = list
  const { sort, order, search, status, admin } = asked
  const query = { search: search || undefined, status, admin: admin?.toString(), sort, order }
  const isNarrow = Boolean(search || status) || admin !== undefined
  return (
    <>
      <FilterBar search={t('search')}>
        <FilterSelect
          name="status"
          label={t('filter.status')}
          all={t('filter.all')}
          options={STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
        <FilterSelect
          name="admin"
          label={t('filter.admin')}
          all={t('filter.allPeople')}
          options={[
            { value: 'true', label: t('filter.adminsOnly') },
            { value: 'false', label: t('filter.noAdmins') },
          ]}
        />
      </FilterBar>
      <UsersTable
        summary={t(isNarrow ? 'found' : 'total', { count: total })}
        empty={
          users.length === 0 && (
            <EmptyList
              title={t('emptyTitle')}
              text={t('emptyText')}
              link={{ href: HERE, label: t('filter.clear') }}
            />
          )
        }
        {...{ users, selfId, zone, sorting }}
      />
      <ListPager page={page} pages={pages} path={HERE} query={query} />
    </>
  )
}
