import { useTranslations } from 'next-intl'
import type { z } from 'zod'
import { EmptyPot } from '@/components/art/empty-pot'
import { listAddress } from '@/components/backoffice/list/list-address'
import { ListPager } from '@/components/backoffice/list/list-pager'
import { buttonVariants } from '@/components/ui/button-variants'
import { EmptyState } from '@/components/ui/empty-state'
import type { AdminUser, UserSorting, usersAddress } from '@/lib/features/admin/users/schema'
import { Link } from '@/lib/platform/i18n/navigation'
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
      <p role="status" className="mt-5 mb-2 font-bold text-soft text-sm">
        {t(isNarrow ? 'found' : 'total', { count: total })}
      </p>
      {users.length > 0 ? (
        <UsersTable users={users} selfId={selfId} zone={zone} sorting={sorting} query={query} />
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
