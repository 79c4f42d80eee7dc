'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { Badge } from '@/components/ui/badge'
import type { AdminUser, UserSorting } from '@/lib/features/admin/users/schema'
import { formatDate } from '@/lib/platform/dates/format'
import { localDateAt, localTimeAt } from '@/lib/platform/dates/local-date'
import { Link } from '@/lib/platform/i18n/navigation'
import { columnHelper, DataTable, type ListState } from '../data-table/data-table'
import { nameWithZone } from '../data-table/name-with-zone'
import { UserActions } from './user-actions'
import { StatusBadge, UserMarks } from './user-badges'

const column = columnHelper<AdminUser>()
/** In a compact table the name's cell says them. */
const LEFT_OUT = 'compact:hidden'
/** Also in a stacked row, except for a screen reader. */
const IN_NAME = `${LEFT_OUT} stacked:sr-only`
/** Its 0 lets the cell shrink; the width is what the other columns leave. */
const NAME = {
  isRowHeader: true,
  cellClass: 'max-w-56 compact:w-full compact:max-w-0 text-left font-normal',
}
const EMAIL = {
  headClass: LEFT_OUT,
  cellClass: `max-w-64 stacked:flex-auto stacked:@max-[24rem]/small-table:basis-full ${LEFT_OUT}`,
  stacked: 'bare',
} as const
/** On a phone in the date's line, where it has room. */
const FAMILY = {
  cellClass:
    'max-w-48 stacked:order-first stacked:flex-1 stacked:@max-[24rem]/small-table:order-4 stacked:@max-[24rem]/small-table:basis-32',
  stacked: 'bare',
} as const
const STATUS = { headClass: LEFT_OUT, cellClass: IN_NAME, stacked: 'bare' } as const
const LAST_LOGIN = {
  firstOrder: 'desc',
  sortKind: 'date',
  cellClass: 'stacked:order-4 whitespace-nowrap tabular-nums',
  stacked: 'bare',
} as const
const ADMIN = {
  firstOrder: 'desc',
  sortKind: 'flag',
  headClass: LEFT_OUT,
  cellClass: IN_NAME,
  stacked: 'bare',
} as const

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
        <>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Link
              href={`/backoffice/users/${user.id}`}
              prefetch={false}
              className="min-w-0 break-words font-bold stacked:text-base hover:text-leaf-ink hover:underline"
            >
              {user.name || t('unnamed')}
            </Link>
            <UserMarks user={user} isSelf={user.id === selfId} />
            <CompactMarks {...user} />
          </span>
          <span title={user.email} className="hidden compact:block truncate text-soft">
            {user.email}
          </span>
        </>
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
      column.sortable('lastLogin', nameWithZone(t('column.lastLogin'), zone), LAST_LOGIN, ({ lastLogin }) => (
        <>
          <span aria-hidden className="hidden stacked:inline text-soft">
            {t('column.lastLogin')}{' '}
          </span>
          {lastLogin ? (
            <LastLogin at={new Date(lastLogin)} zone={zone} />
          ) : (
            <span className="text-soft">{t('never')}</span>
          )}
        </>
      )),
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
  return (
    <DataTable label={t('table')} columns={columns} rows={users} sorting={sorting} sortsCompact {...list} />
  )
}

function CompactMarks({ status, isAdmin }: Pick<AdminUser, 'status' | 'isAdmin'>) {
  const t = useTranslations('userAdmin')
  if (status === 'active' && !isAdmin) return null
  return (
    <span className="hidden compact:contents stacked:contents">
      {status === 'active' ? null : <StatusBadge status={status} />}
      {isAdmin ? <Badge size="sm">{t('column.admin')}</Badge> : null}
    </span>
  )
}

/** Renders a stacked row's date only. */
function LastLogin({ at, zone }: { at: Date; zone: string }) {
  return (
    <time dateTime={at.toISOString()}>
      {formatDate(localDateAt(at, zone))}
      <span className="stacked:hidden"> {localTimeAt(at, zone)}</span>
    </time>
  )
}

function Truncated({ text }: { text: string }) {
  return (
    <span title={text} className="block truncate stacked:whitespace-normal stacked:break-words">
      {text}
    </span>
  )
}
