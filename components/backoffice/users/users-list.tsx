import { useTranslations } from 'next-intl'
import type { z } from 'zod'
import { EmptyPot } from '@/components/art/empty-pot'
import { buttonVariants } from '@/components/ui/button-variants'
import { EmptyState } from '@/components/ui/empty-state'
import type { AdminUser, UserSorting, usersAddress } from '@/lib/features/admin/users/schema'
import { Link } from '@/lib/platform/i18n/navigation'
import { FilterSelect } from '../list/filter-select'
import { listAddress } from '../list/list-address'
import { ListPager } from '../list/list-pager'
import { SearchBox } from '../list/search-box'
import { UsersTable } from './users-table'

const HERE = '/backoffice/users'

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
  const pageAt = (to: number) => listAddress(HERE, query, { page: to === 1 ? null : String(to) })
  return (
    <>
      <Toolbar />
      <p role="status" className="mt-5 mb-2 font-bold text-soft text-sm">
        {t(isNarrow ? 'found' : 'total', { count: total })}
      </p>
      {users.length > 0 ? (
        <UsersTable users={users} selfId={selfId} zone={zone} sorting={sorting} />
      ) : (
        <EmptyState
          art={<EmptyPot />}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            <Link href={HERE} className={buttonVariants({ variant: 'secondary' })}>
              {t('filter.clear')}
            </Link>
          }
        />
      )}
      <ListPager
        page={page}
        previous={page > 1 ? pageAt(page - 1) : null}
        next={page < pages ? pageAt(page + 1) : null}
      />
    </>
  )
}

function Toolbar() {
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
