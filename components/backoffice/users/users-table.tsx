'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { AdminUser, UserSorting } from '@/lib/features/admin/users/schema'
import { formatDateTime } from '@/lib/platform/dates/format'
import { Link } from '@/lib/platform/i18n/navigation'
import { columnHelper, DataTable } from '../data-table/data-table'
import { UserActions } from './user-actions'
import { StatusBadge, UserMarks } from './user-badges'

const helper = columnHelper<AdminUser>()
const CELL = { cellClass: 'py-1.5' }

type UsersTableProps = {
  users: readonly AdminUser[]
  selfId: string
  zone: string
  sorting: UserSorting
}

export function UsersTable({ users, selfId, zone, sorting }: UsersTableProps) {
  const t = useTranslations('userAdmin')
  const columns = useMemo(
    () =>
      helper.columns([
        helper.accessor('name', {
          header: t('column.name'),
          meta: {
            isRowHeader: true,
            cellClass: 'max-w-56 py-1.5 text-left font-normal',
          },
          cell: helper.cell((user) => (
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
        }),
        helper.accessor('email', {
          header: t('column.email'),
          meta: { cellClass: 'max-w-64 py-1.5 max-sm:stacked:basis-full', stacked: 'bare' },
          cell: helper.cell(({ email }) => <Truncated text={email} />),
        }),
        helper.accessor('family', {
          header: t('column.family'),
          meta: { cellClass: 'max-w-48 py-1.5', stacked: 'bare' },
          cell: helper.cell(({ family }) =>
            family ? (
              <Truncated text={family} />
            ) : (
              <span data-quiet className="text-soft">
                {t('noFamily')}
              </span>
            ),
          ),
        }),
        helper.accessor('status', {
          header: t('column.status'),
          meta: { ...CELL, stacked: 'bare' },
          cell: helper.cell(({ status }) => (
            <span data-quiet={status === 'active' ? '' : undefined}>
              <StatusBadge status={status} />
            </span>
          )),
        }),
        helper.accessor('lastLogin', {
          header: t('column.lastLogin'),
          meta: {
            firstOrder: 'desc',
            cellClass:
              'stacked:order-4 stacked:ml-auto whitespace-nowrap py-1.5 stacked:text-soft tabular-nums',
            stacked: 'bare',
          },
          cell: helper.cell(({ lastLogin }) => <LastLogin at={lastLogin} zone={zone} />),
        }),
        helper.accessor('isAdmin', {
          id: 'admin',
          header: t('column.admin'),
          meta: { ...CELL, firstOrder: 'desc' },
          cell: helper.cell(({ isAdmin }) => (
            <span data-quiet={isAdmin ? undefined : ''} className={isAdmin ? 'font-bold' : 'text-soft'}>
              {t(isAdmin ? 'yes' : 'no')}
            </span>
          )),
        }),
        helper.display({
          id: 'actions',
          header: () => <span className="sr-only">{t('column.actions')}</span>,
          meta: { cellClass: 'py-1.5 pr-2 pl-0', stacked: 'end' },
          cell: helper.cell((user) => <UserActions user={user} isSelf={user.id === selfId} />),
        }),
      ]),
    [t, selfId, zone],
  )
  return <DataTable label={t('table')} columns={columns} rows={users} sorting={sorting} />
}

function LastLogin({ at, zone }: { at: string | null; zone: string }) {
  const t = useTranslations('userAdmin')
  if (at) return formatDateTime(new Date(at), zone)
  return (
    <span className="text-soft">
      <span aria-hidden className="hidden stacked:inline">
        {t('column.lastLogin')}:{' '}
      </span>
      {t('never')}
    </span>
  )
}

function Truncated({ text }: { text: string }) {
  return (
    <span title={text} className="block truncate stacked:whitespace-normal stacked:break-words">
      {text}
    </span>
  )
}
