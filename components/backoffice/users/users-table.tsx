import { useTranslations } from 'next-intl'
import { listAddress } from '@/components/backoffice/list/list-address'
import { SortHead } from '@/components/backoffice/list/sort-head'
import { Table, TableCell, TableHead, TableRow } from '@/components/ui/table'
import type { AdminUser, UserSort, UserSorting } from '@/lib/features/admin/users/schema'
import { formatDateTime } from '@/lib/platform/dates/format'
import { Link } from '@/lib/platform/i18n/navigation'
import { UserActions } from './user-actions'
import { StatusBadge, UserMarks } from './user-badges'

/** Columns in order, with their default sort direction. */
const COLUMNS: readonly [UserSort, 'asc' | 'desc'][] = [
  ['name', 'asc'],
  ['email', 'asc'],
  ['family', 'asc'],
  ['status', 'asc'],
  ['lastLogin', 'desc'],
  ['admin', 'desc'],
]

type UsersTableProps = {
  users: readonly AdminUser[]
  selfId: string
  zone: string
  sorting: UserSorting
  /** Query parameters. */
  query: Record<string, string | undefined>
}

export function UsersTable({ users, selfId, zone, sorting: { sort, order }, query }: UsersTableProps) {
  const t = useTranslations('userAdmin')
  const buildSortHref = (column: UserSort, first: 'asc' | 'desc') => {
    const next = column !== sort ? first : order === 'asc' ? 'desc' : 'asc'
    const isStandard = column === 'name' && next === 'asc' && !query.search
    const place = isStandard ? { sort: null, order: null } : { sort: column, order: next }
    return listAddress('/backoffice/users', query, { ...place, page: null })
  }
  return (
    <Table aria-label={t('table')} className="min-w-[52rem]">
      <thead>
        <tr>
          {COLUMNS.map(([column, first]) => (
            <SortHead key={column} href={buildSortHref(column, first)} order={column === sort ? order : null}>
              {t(`column.${column}`)}
            </SortHead>
          ))}
          <TableHead>
            <span className="sr-only">{t('column.actions')}</span>
          </TableHead>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} isSelf={user.id === selfId} zone={zone} />
        ))}
      </tbody>
    </Table>
  )
}

function UserRow({ user, isSelf, zone }: { user: AdminUser; isSelf: boolean; zone: string }) {
  const t = useTranslations('userAdmin')
  const { lastLogin } = user
  return (
    <TableRow>
      <th
        scope="row"
        className="max-w-56 px-4 py-1.5 text-left sm:max-lg:sticky sm:max-lg:left-0 sm:max-lg:bg-card"
      >
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            href={`/backoffice/users/${user.id}`}
            prefetch={false}
            className="min-w-0 break-words font-bold hover:text-leaf-ink hover:underline"
          >
            {user.name || t('unnamed')}
          </Link>
          <UserMarks user={user} isSelf={isSelf} />
        </span>
      </th>
      <TableCell className="max-w-64 truncate py-1.5" title={user.email}>
        {user.email}
      </TableCell>
      <TableCell className="max-w-48 truncate py-1.5" title={user.family ?? undefined}>
        {user.family ?? <span className="text-soft">{t('noFamily')}</span>}
      </TableCell>
      <TableCell className="py-1.5">
        <StatusBadge status={user.status} />
      </TableCell>
      <TableCell className="whitespace-nowrap py-1.5 tabular-nums">
        {lastLogin ? (
          formatDateTime(new Date(lastLogin), zone)
        ) : (
          <span className="text-soft">{t('never')}</span>
        )}
      </TableCell>
      <TableCell className="py-1.5">
        {user.isAdmin ? (
          <span className="font-bold">{t('yes')}</span>
        ) : (
          <span className="text-soft">{t('no')}</span>
        )}
      </TableCell>
      <TableCell className="py-1.5 pr-2 pl-0">
        <UserActions user={user} isSelf={isSelf} />
      </TableCell>
    </TableRow>
  )
}
