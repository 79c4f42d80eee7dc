'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { AdminUser, UserSorting } from '@/lib/features/admin/users/schema'
import { formatDateTime } from '@/lib/platform/dates/format'
import { Link } from '@/lib/platform/i18n/navigation'
import { columnHelper, DataTable, type ListState } from '../data-table/data-table'
import { nameWithZone } from '../data-table/name-with-zone'
import { UserActions } from './user-actions'
import { StatusBadge, UserMarks } from './user-badges'

const column = columnHelper<AdminUser>()
const NAME = { isRowHeader: true, cellClass: 'max-w-56 text-left font-normal' }
const EMAIL = { cellClass: 'max-w-64 max-sm:stacked:basis-full', stacked: 'bare' } as const
const FAMILY = { cellClass: 'max-w-48', stacked: 'bare' } as const
const STATUS = { stacked: 'bare' } as const
const LAST_LOGIN = {
  firstOrder: 'desc',
  cellClass: 'stacked:order-4 stacked:ml-auto whitespace-nowrap tabular-nums',
} as const
const ADMIN = { firstOrder: 'desc' } as const

type UsersTableProps = ListState & {
  users: readonly AdminUser[]
  selfId: string
  zone: string
  sorting: UserSorting
}

export function UsersTable({ users, selfId, zone, sorting, ...list }: UsersTableProps) {
  const t = useTranslations('userAdmin')
  const columns = useMemo(
    () => [
      column.sortable('name', t('column.name'), NAME, (user) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            href={`/backoffice/users/${user.id}`}
            prefetch={false}
            className="min-w-0 break-words font-bold stacked:text-base hover:text-leaf-ink hover:underline"
          >
            {user.name || t('unnamed')}
          </Link>
          <UserMarks user={user} isSelf={user.id === selfId} />
        </span>
      )),
      column.sortable('email', t('column.email'), EMAIL, ({ email }) => <Truncated text={email} />),
      column.sortable('family', t('column.family'), FAMILY, ({ family }) =>
        family ? (
          <Truncated text={family} />
        ) : (
          <span data-quiet className="text-soft">
            {t('noFamily')}
          </span>
        ),
      ),
      column.sortable('status', t('column.status'), STATUS, ({ status }) =>
        status === 'active' ? (
          <span data-quiet className="text-soft">
            {t(`status.${status}`)}
          </span>
        ) : (
          <StatusBadge status={status} />
        ),
      ),
      column.sortable('lastLogin', nameWithZone(t('column.lastLogin'), zone), LAST_LOGIN, ({ lastLogin }) =>
        lastLogin ? (
          formatDateTime(new Date(lastLogin), zone)
        ) : (
          <span className="text-soft">{t('never')}</span>
        ),
      ),
      column.sortable('admin', t('column.admin'), ADMIN, ({ isAdmin }) => (
        <span data-quiet={isAdmin ? undefined : ''} className={isAdmin ? 'font-bold' : 'text-soft'}>
          {t(isAdmin ? 'yes' : 'no')}
        </span>
      )),
      column.actions(t('column.actions'), 'pr-2 pl-0', (user) => (
        <UserActions user={user} isSelf={user.id === selfId} />
      )),
    ],
    [t, selfId, zone],
  )
  return <DataTable label={t('table')} columns={columns} rows={users} sorting={sorting} {...list} />
}

function Truncated({ text }: { text: string }) {
  return (
    <span title={text} className="block truncate stacked:whitespace-normal stacked:break-words">
      {text}
    </span>
  )
}
